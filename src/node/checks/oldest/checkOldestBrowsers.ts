import { readFileSync } from 'node:fs';
import { ContentError } from '../../kit/contentError';
import { filesBelow } from '../../kit/filesBelow';
import { browsersWithout } from './featureData';
import { GUARDED_FEATURES, type GuardedFeature } from './guardedFeatures';
import { scriptFeatures } from './scriptFeatures';
import { styleFeatures } from './styleFeatures';
import type { UsedFeature } from './usedFeature';

/** Folders of what browsers get; the rest of `src` runs on Node. */
const FOLDERS = ['src', 'pages', 'data', '.generated/styles'];
const NOT_SHIPPED = /^src\/node\/|\.test\.tsx?$|\.d\.ts$/;

/**
 * Checks that what is shipped works in the oldest browsers that are supported, by the data of
 * Baseline: what is newer is guarded, and named with its guard.
 * @throws ContentError at the first feature that is newer and has no guard, and for a guard that
 *   nothing needs any longer.
 */
export function checkOldestBrowsers(): void {
  const files = FOLDERS.flatMap(filesBelow).filter((file) => !NOT_SHIPPED.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const used = [
    ...styles.flatMap((file) => styleFeatures(file, readFileSync(file, 'utf8'))),
    ...scriptFeatures(files.filter((file) => /\.tsx?$/.test(file))),
  ];
  assertGuarded(used, GUARDED_FEATURES);
  console.log(`  ${used.length} uses of features in ${files.length} files`);
}

/** The check itself, with the list of guards. */
export function assertGuarded(
  used: readonly UsedFeature[],
  guarded: readonly GuardedFeature[],
): void {
  const needed = new Set<GuardedFeature>();
  for (const { key, file, line } of used) {
    const missing = browsersWithout(key);
    if (missing.length === 0) continue;
    const guard = guarded.find((one) => one.key === key && (!one.file || one.file === file));
    if (guard) needed.add(guard);
    else {
      throw new ContentError(
        { file, line },
        `${key} is missing in ${missing.join(', ')}.`,
        'do without it, or guard it (@supports, a test for the name) and say in src/node/checks/oldest/guardedFeatures.ts what happens without it.',
      );
    }
  }
  const idle = guarded.find((guard) => !needed.has(guard));
  if (idle) {
    throw new ContentError(
      { file: 'src/node/checks/oldest/guardedFeatures.ts' },
      `Nothing${idle.file ? ` in ${idle.file}` : ''} uses ${idle.key}, or every browser has it.`,
      'remove its line.',
    );
  }
}

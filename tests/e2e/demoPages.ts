import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/core/paths';
import type { GuideProps } from '../../src/core/types';

/** A page with demos, as the build has left it. */
export interface DemoPage {
  pathname: string;
  names: string[];
}

const GUIDES = '.generated/guides';

/** Pages that are looked at whatever has changed: one of each product, and all styling forms. */
const SAMPLE = [
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/common-concepts/custom-components/',
];

/** Returns every page of the site that has demos. */
export function allDemoPages(): DemoPage[] {
  const files = readdirSync(GUIDES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(GUIDES, file), 'utf8')) as GuideProps)
    .map(({ pathname, blocks }) => ({
      pathname,
      names: blocks.filter((block) => block.kind === 'demo').map((block) => block.name),
    }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => a.pathname.localeCompare(b.pathname));
}

/** Returns the sample and what has changed since origin/main; every page with `E2E_ALL_DEMOS=1`. */
export function demoPagesToOpen(): DemoPage[] {
  const all = allDemoPages();
  if (process.env.E2E_ALL_DEMOS) return all;
  const changed = changedFiles();
  return all.filter(({ pathname }) => {
    const folder = `${contentFolder(pathname)}/`;
    return SAMPLE.includes(pathname) || changed.some((file) => isInside(folder, file));
  });
}

/** A page's own files, not those of the pages below it. */
function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder) && !file.slice(folder.length).includes('/');
}

function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    return [
      ...git('diff', '--name-only', 'origin/main', '--', 'data'),
      ...git('ls-files', '--others', '--exclude-standard', 'data'),
    ];
  } catch {
    // No repository, or none to compare with: the sample is what there is.
    return [];
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../kit/filesBelow';

const FOLDER = 'node_modules/@mui/x-codemod';

let known: ReadonlySet<string> | undefined;

/**
 * Returns the codemods that exist, as the command takes them: `v8.0.0/charts/preset-safe`.
 * @throws Error when the package isn't installed.
 */
export function codemodPaths(): ReadonlySet<string> {
  if (!existsSync(FOLDER)) throw new Error(`${FOLDER} is not there. Run "npm ci".`);
  known ??= new Set(
    filesBelow(FOLDER)
      .filter((file) => /\/v\d[^/]*\/.*\/index\.js$/.test(file))
      .map((file) => path.relative(FOLDER, path.dirname(file))),
  );
  return known;
}

import { createRequire } from 'node:module';
import path from 'node:path';

/** What a codemod is given of jscodeshift. */
type Transform = (file: { path: string; source: string }, api: object, options: object) => string;

// From inside the package: it exports its command alone, and jscodeshift is a dependency of its own.
const require = createRequire(path.resolve('node_modules/@mui/x-codemod/codemod.js'));

/**
 * Returns what a codemod of `@mui/x-codemod` makes of a file in TypeScript and JSX, as its command does.
 * @param name Name as the command takes it: `v8.0.0/charts/preset-safe`.
 */
export function runCodemod(name: string, source: string): string {
  const { default: transform } = require(`./${name}/index.js`) as { default: Transform };
  const jscodeshift = (
    require('jscodeshift') as { withParser(parser: string): unknown }
  ).withParser('tsx');
  const api = { j: jscodeshift, jscodeshift, stats: () => {}, report: () => {} };
  return transform({ path: 'App.tsx', source }, api, {});
}

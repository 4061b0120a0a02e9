import type { DemoFile } from '../../core/demoTypes';

/** An import of shared data, from the demo's folder: `from '../../dataset/` without its end. */
const SHARED_DATA = /((?:from|import|new URL)[\s(]*['"])(?:\.\.\/)+(?=dataset\/)/g;

/**
 * Places a demo's files below `src/`: its own as `Demo`, siblings beside it, and shared data, which
 * lies above the demo on this site, below it in `src/dataset/`. Imports follow.
 */
export function placeFiles(files: readonly DemoFile[]): Record<string, string> {
  const placed = files.map(({ name, code }, index) => {
    if (name.startsWith('../')) return [`src/${name.replace(/^(?:\.\.\/)+/, '')}`, code];
    const file = index === 0 ? `Demo.${name.split('.').at(-1)}` : name;
    return [`src/${file}`, code.replace(SHARED_DATA, '$1./')];
  });
  return Object.fromEntries(placed) as Record<string, string>;
}

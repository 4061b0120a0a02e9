import { dateLibraryOf } from './dateLibrary';
import { packageOf } from './packageOf';

/** What every demo's project needs, because the packages of MUI X name them as peers. */
const PEERS = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/;

/**
 * Returns the packages that a demo's exports install, each at the version that we run (SPEC 5.6).
 * @param imports What the demo's files import from npm, with sub-paths.
 * @param versionOf Returns the version of a package that we run.
 * @throws TypeError for a date adapter that is not known.
 */
export function demoDependencies(
  imports: Iterable<string>,
  versionOf: (name: string) => string,
): Record<string, string> {
  const specifiers = [...imports];
  const installed = [...PEERS, ...specifiers.map(packageOf)];
  const versions = new Map(installed.map((name) => [name, versionOf(name)]));
  for (const specifier of specifiers) {
    const adapter = ADAPTER.exec(specifier)?.[1];
    if (adapter === undefined) continue;
    for (const { name, version } of dateLibraryOf(adapter)) versions.set(name, version);
  }
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

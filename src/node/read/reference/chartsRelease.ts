import { readFileSync } from 'node:fs';

/**
 * The public names of Charts at 8.6.0 by entry point. A later release of Charts is installed, since
 * that one is not to be had, and what it added must not show (SPEC 13.3).
 */
export const CHARTS_RELEASE = 'records/charts-8.6.0-exports.json';

let names: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function release(): ReadonlyMap<string, ReadonlySet<string>> {
  names ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(CHARTS_RELEASE, 'utf8')) as Record<string, string[]>,
    ).map(([specifier, list]) => [specifier, new Set(list)]),
  );
  return names;
}

/** Whether a module is of a package whose installed release is later than the documented one. */
export function isLaterPackage(specifier: string): boolean {
  return /^@mui\/x-charts(?:-pro)?(?:\/|$)/.test(specifier);
}

/** Whether the documented release exports a name from a module. */
export function isReleased(specifier: string, name: string): boolean {
  return !isLaterPackage(specifier) || (release().get(specifier)?.has(name) ?? false);
}

/** Modules of Charts that export a name in the documented release: subfolders before the root. */
export function releasedModules(name: string): string[] {
  const modules = [...release()].filter(([, list]) => list.has(name)).map(([module]) => module);
  return modules.sort((a, b) => Number(isRoot(a)) - Number(isRoot(b)));
}

function isRoot(module: string): boolean {
  return module.split('/').length === 2;
}

/** Every name that Charts exports in the documented release. */
export function releasedNames(): Set<string> {
  return new Set([...release().values()].flatMap((list) => [...list]));
}

const ADAPTER = /@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)(?=['"])/g;

/** The adapter of all demos that are not about another date library. */
const USUAL = 'AdapterDayjs';

/**
 * Splits modules by the date adapters that they import besides the usual one. Each adapter adds its
 * dates to the type of all values of the pickers in a program, so each group is a program of its own.
 * @param codesOf Returns the code of a module and of everything local that it imports.
 */
export function adapterGroups<Module>(
  modules: Iterable<Module>,
  codesOf: (module: Module) => readonly string[],
): Module[][] {
  const groups = new Map<string, Module[]>();
  for (const module of modules) {
    const key = otherAdapters(codesOf(module)).join();
    groups.set(key, [...(groups.get(key) ?? []), module]);
  }
  return [...groups.values()];
}

/** Whether code imports another date adapter than the usual one. */
export const usesOtherAdapter = (codes: readonly string[]): boolean =>
  otherAdapters(codes).length > 0;

function otherAdapters(codes: readonly string[]): string[] {
  const names = codes.flatMap((code) => [...code.matchAll(ADAPTER)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => name !== USUAL).sort();
}

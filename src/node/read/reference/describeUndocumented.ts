import type { ApiUndocumented } from './apiTypes';

/** Reasons that say what a name is; the others say why a component or hook has no page. */
const plainValues = new Set(['constant', 'function', 'enum', 'class', 'icon']);

/** What the build prints of exports without a page: names where a reader may expect one. */
export function describeUndocumented(list: readonly ApiUndocumented[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of list) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return [...byReason].sort().map(([reason, names]) => {
    const isPlain = plainValues.has(reason);
    return `${reason}: ${isPlain ? `${names.length} names` : names.sort().join(', ')}`;
  });
}

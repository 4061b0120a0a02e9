import type { ParsedQuery } from './readQuery';
import type { Found } from './records';
import type { SearchIndex } from './searchIndex';

/** The page of something found, and whether the query itself names that page. */
export interface NamedOwner {
  page: number;
  isNamed: boolean;
}

/** Returns the page that is meant: many components have a `minDate`, "DatePicker minDate" has one. */
export function nameOwner(
  found: Found,
  { names }: ParsedQuery,
  { records }: SearchIndex,
): NamedOwner {
  if (found.kind !== 'symbol') return { page: found.page, isNamed: false };
  const named = found.owners.find((owner) => names.has(records.pages[owner]!.joined));
  return named === undefined
    ? { page: found.page, isNamed: false }
    : { page: named, isNamed: true };
}

/** What a row of an API table can be; the second part of its id (SPEC 6.3). */
export type ApiRowKind =
  'prop' | 'slot' | 'class' | 'event' | 'method' | 'selector' | 'parameter' | 'return' | 'type';

/** Returns the id of a row: `data-grid-prop-columns`. */
export function rowId(owner: string, kind: ApiRowKind, name: string): string {
  // Rest parameters and quoted keys hold what an id should not.
  return `${owner}-${kind}-${name.replace(/[^\w-]/g, '')}`;
}

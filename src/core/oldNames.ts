/**
 * Names of earlier versions as the search knows them. The build writes them into the full text of
 * each product, from the lists of changes beside the guides of migration.
 */

/** What became of a name. */
export const NAME_FATES = ['removed', 'renamed', 'deprecated', 'changed'] as const;
export type NameFate = (typeof NAME_FATES)[number];

/** By columns, so that they compress better. */
export type OldName = [
  /** As code writes it, without the dot of a class. */
  old: string,
  /** The names to use now, as one text; empty where nothing replaces it. */
  now: string,
  /** Place in `NAME_FATES`. */
  fate: number,
  /** Whether something of 8.6 has the same name, so that a query of it alone doesn't ask for the old. */
  isCurrent: 0 | 1,
  /** Id of the guide's section that explains it. */
  section: string,
  /** What to do, as plain text. */
  text: string,
];

/** The old names of one upgrade. */
export interface OldNamesOfUpgrade {
  /** Path of the guide. */
  pathname: string;
  to: number;
  names: OldName[];
}

/**
 * Returns a name in the form in which it is looked up: small letters, without what only separates its
 * parts, so that "slotProps legend hidden" is `slotProps.legend.hidden`.
 */
export function oldNameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

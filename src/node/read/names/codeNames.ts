/** A name in a piece of code that the API reference documents. */
export interface CodeName {
  /** Place of the name in the code, in UTF-16 units. */
  start: number;
  end: number;
  /** The page or the row: `/x/api/data-grid/data-grid/#data-grid-prop-columns`. */
  href: string;
}

/** The names of each module: of a demo's file by its path, of a fence by `fenceKey`. */
export type CodeNames = ReadonlyMap<string, readonly CodeName[]>;

/** Names a fence of a guide, whose code is in no file of its own. */
export function fenceKey(guideFile: string, code: string): string {
  return `${guideFile}\0${code}`;
}

/** What can stand in code as one name. */
export const WORD = /[A-Za-z_$][\w$]*/g;

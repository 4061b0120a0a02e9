/** What names of the API share with the editor and the search. */
export enum NamesAttribute {
  /** On a word that is no link: where its row may be, addresses with spaces between them. */
  addresses = 'data-api-addresses',
}

/** Sent from a name whose card is wanted. */
export const NAME_WANTED = 'docs:namewanted';

/** What is said with it. */
export interface NameWanted {
  /** Whether a reader has asked for the card by a key: it comes at once and is read aloud. */
  isAsked: boolean;
}

/** Has the card of a name shown: what the pointer does by resting on it, for who uses keys. */
export function wantName(name: Element, isAsked: boolean): void {
  const detail: NameWanted = { isAsked };
  name.dispatchEvent(new CustomEvent(NAME_WANTED, { bubbles: true, detail }));
}

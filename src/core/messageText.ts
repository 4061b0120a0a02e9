/** Words of what the packages print, as the build and the search compare them. */

/** Stands in a message for what is only known when it is printed. */
export const MESSAGE_VARIABLE = '…';

/** Returns a message without the name of the product that it begins with. */
export function withoutBrand(text: string): string {
  return text.replace(/^\s*MUI(?: X)?(?: Charts)?:\s*/, '').replace(/^\s*MUI X\s/, '');
}

const VARIABLES = new RegExp(`[\\p{L}\\p{N}]*${MESSAGE_VARIABLE}[\\p{L}\\p{N}]*`, 'u');

/** Returns what is the same in each message of a kind, in words; a word with a variable part is not. */
export function fixedParts(text: string): string[][] {
  return withoutBrand(text).split(VARIABLES).map(messageWords);
}

/** Returns the words of a message in small letters. */
export function messageWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words of what the packages print, as the build and the search compare them. */

/** Stands in a message for what is only known when it is printed. */
export const MESSAGE_VARIABLE = '…';

/** Returns a message without the name of the product that it begins with. */
export function withoutBrand(text: string): string {
  return text.replace(/^\s*MUI(?: X)?(?: Charts)?:\s*/, '').replace(/^\s*MUI X\s/, '');
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

/** Whether a text is a whole address: `URL.canParse`, which Chrome has since 120. */
export function canParseUrl(address: string): boolean {
  try {
    new URL(address);
    return true;
  } catch {
    return false;
  }
}

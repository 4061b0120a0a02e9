/**
 * Writes a text that is still to come. Safari writes only what a click has begun, so that the text is
 * handed over as a promise where the browser accepts one.
 * @throws Error when there is no clipboard, or no text.
 */
export async function writeClipboard(text: Promise<string>): Promise<void> {
  // Firefox before 127.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const item = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })]);
}

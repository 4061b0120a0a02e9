const BOOT = /<script src="\/assets\/boot\.[^>]*><\/script>/;

/**
 * Puts the boot script at the end of the head. In a document with a policy of its own (addPolicy)
 * Chromium asks for what follows a blocking script only when that script has run, so style sheets
 * behind it would cost every first paint a round trip.
 * @throws Error when the document has no boot script.
 */
export function moveBootLast(html: string): string {
  const boot = BOOT.exec(html)?.[0];
  if (!boot) throw new Error('A document was exported without the boot script in its head.');
  return html.replace(boot, '').replace('</head>', () => `${boot}</head>`);
}

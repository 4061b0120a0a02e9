import { fetchFile } from './fetchFile';

/**
 * Returns the Markdown of a page or of a part of it, with links that hold wherever it is pasted.
 * @param address Path of the file, `/x/a/b.md`.
 * @throws Error when it can't be had, or something else comes in its place.
 */
export async function readTwin(address: string): Promise<string> {
  const markdown = await fetchFile(address, assertMarkdown);
  const base = new URL(address, location.href);
  return markdown.replace(
    /\]\((\.{1,2}\/[^)\s]+)/g,
    (_, href: string) => `](${new URL(href, base).href}`,
  );
}

/** A network that asks for a login answers with a page of its own. */
function assertMarkdown(text: string): string {
  if (/^\s*<!doctype/i.test(text)) throw new Error('This is no Markdown.');
  return text;
}

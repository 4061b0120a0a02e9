import { integrityOf } from './integrity';

const SCRIPT = /<script\b[^>]*\bsrc="(\/[^"]+)"[^>]*>/g;
const STYLESHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]+)"[^>]*>/g;

/** Gives every script and style sheet that the document names its hash (Subresource Integrity). */
export function addIntegrity(html: string, root: string): string {
  const withHash = (tag: string, address: string) =>
    tag.includes(' integrity=')
      ? tag
      : tag.replace(/\s*\/?>$/, (end) => ` integrity="${integrityOf(root, address)}"${end}`);
  return html.replace(SCRIPT, withHash).replace(STYLESHEET, withHash);
}

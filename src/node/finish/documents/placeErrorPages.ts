import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What an agent that asked for Markdown reads first. Static hosts answer every missing file with one
 * document, so it says how addresses are made and where all of them are.
 */
const FOR_AGENTS =
  '<!-- 404: this address has no page. Pages are Markdown too: /x/a/b/ is at /x/a/b.md. /llms.txt leads to lists of all pages. -->';

/**
 * Moves Next's error pages to where CDNs look for them: `404.html` and `500.html` at the root.
 * @throws Error when the export lacks one of them.
 */
export function placeErrorPages(root: string): void {
  for (const name of ['404', '500']) {
    const exported = path.join(root, name, 'index.html');
    if (!existsSync(exported)) throw new Error(`${exported} is missing: see pages/${name}.tsx.`);
    renameSync(exported, path.join(root, `${name}.html`));
    rmSync(path.join(root, name), { recursive: true });
  }
  const notFound = path.join(root, '404.html');
  const html = readFileSync(notFound, 'utf8');
  writeFileSync(
    notFound,
    html.replace(/^<!DOCTYPE html>/i, (start) => start + FOR_AGENTS),
  );
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX_FOLDER } from '../../../core/sandbox';
import type { Site } from '../../model/site';
import { sitePages } from '../../model/sitePages';
import { addIntegrity } from './addIntegrity';
import { addJsonLd } from './addJsonLd';
import { addPolicy } from './addPolicy';
import { deferScripts } from './deferScripts';
import { moveBootLast } from './moveBootLast';
import { moveInlineScripts } from './moveInlineScripts';

/** Every page below a folder, as paths; the isolated frame is no page. */
export function documentsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith(SANDBOX_FOLDER.slice(1)))
    .map((file) => path.join(root, file));
}

/**
 * Turns what Next exported into documents that keep to the strict policy and load React only when
 * it is wanted.
 * @param root Folder of the export.
 * @throws Error for an inline script that nobody expects.
 */
export function finishDocuments(root: string, site: Site): void {
  const pages = new Map(sitePages(site).map((page) => [page.pathname, page]));
  for (const file of documentsIn(root)) {
    const exported = readFileSync(file, 'utf8');
    const external = moveInlineScripts(exported, root, file);
    const deferred = deferScripts(external, root);
    const described = addJsonLd(deferred, pages.get(pathnameOf(root, file)), site.written);
    writeFileSync(file, addIntegrity(addPolicy(moveBootLast(described)), root));
  }
}

/** Path of the page that a document is: `out/x/introduction/index.html` is `/x/introduction/`. */
function pathnameOf(root: string, file: string): string {
  const name = path.relative(root, file).split(path.sep).join('/');
  return `/${name.replace(/index\.html$/, '')}`;
}

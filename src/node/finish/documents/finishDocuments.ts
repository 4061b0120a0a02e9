import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX_FOLDER } from '../../../core/sandbox';
import type { Site } from '../../model/site';
import { sitePages } from '../../model/sitePages';
import { addIntegrity } from './addIntegrity';
import { addJsonLd } from './addJsonLd';
import { addPolicy } from './addPolicy';
import { readStaticPage } from '../../render/prerender/readStaticPage';
import { deferScripts } from './deferScripts';
import { emitPreloads, findDemoScripts } from './demoScripts';
import { fillDemos } from './fillDemos';
import { markLaterDemos } from './markLaterDemos';
import { moveBootLast } from './moveBootLast';
import { moveInlineScripts } from './moveInlineScripts';

/** Every page below a folder, as paths; the isolated frame is no page. */
export function documentsIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith(SANDBOX_FOLDER.slice(1)))
    .map((file) => path.join(root, file));
}

/**
 * Turns what Next exported into documents that keep to the strict policy, show their demos before
 * scripts run, and load React only when it is wanted.
 * @param root Folder of the export.
 * @throws Error for an inline script that nobody expects, and where a page's demos are not found.
 */
export async function finishDocuments(root: string, site: Site): Promise<void> {
  const preloads = await emitPreloads(root, findDemoScripts(root));
  const pages = new Map(sitePages(site).map((page) => [page.pathname, page]));
  for (const file of documentsIn(root)) {
    const exported = readFileSync(file, 'utf8');
    const pathname = pathnameOf(root, file);
    const marked = markLaterDemos(exported, file);
    const filled = fillDemos(marked, readStaticPage(pathname), file);
    writeDrawings(root, filled.files);
    const external = moveInlineScripts(filled.html, root, file);
    const deferred = deferScripts(external, root, preloads.get(pathname));
    const described = addJsonLd(deferred, pages.get(pathname), site.written);
    writeFileSync(file, addIntegrity(addPolicy(moveBootLast(described)), root));
  }
}

/** Writes the drawings that documents name. */
function writeDrawings(root: string, files: ReadonlyMap<string, string>): void {
  for (const [address, content] of files) {
    const file = path.join(root, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Path of the page that a document is: `out/x/introduction/index.html` is `/x/introduction/`. */
function pathnameOf(root: string, file: string): string {
  const name = path.relative(root, file).split(path.sep).join('/');
  return `/${name.replace(/index\.html$/, '')}`;
}

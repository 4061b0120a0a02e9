import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerFile } from '../../kit/oncePerFile';
import { DEMO_MARKER } from '../../read/demos/renderRegistry';

const CHUNK = /static\/(?:chunks|inline|media)\/[\w~.-]+/g;
const ASSET = /\/(?:_next\/static|assets|static)\/[\w~./-]+\.\w+/g;
const MARKER = new RegExp(`${DEMO_MARKER}(/[\\w/.-]*)`);
/** Index and cards of each product are added by its name; previews of links are for other sites. */
const NOT_FOLLOWED = /^\/(assets\/search\/|assets\/names\/[^/]+\.json$|static\/social\/)/;
const TEXT = /\.(js|css|json|html)$/;

const readText = oncePerFile((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));

function read(root: string, address: string): string {
  return TEXT.test(address) ? readText(path.join(root, address)) : '';
}

/** Addresses that a text names and that the export has. */
function namedFiles(root: string, text: string): string[] {
  const chunks = (text.match(CHUNK) ?? []).map((name) => `/_next/${name}`);
  const files = [...chunks, ...(text.match(ASSET) ?? [])];
  return files.filter((file) => !NOT_FOLLOWED.test(file) && existsSync(path.join(root, file)));
}

/**
 * Returns every file that some documents need, in whatever way they come to it: scripts, the chunks
 * those load, style sheets, fonts, images, sources of demos. Demos of other pages are left out: each
 * page's list of demos carries the page's path.
 * @param root Folder of the export.
 * @param documents Addresses such as `/x/introduction/`.
 */
export function requiredFiles(root: string, documents: readonly string[]): string[] {
  const pages = new Set(documents);
  const found = new Set<string>();
  const queue = documents.flatMap((document) =>
    namedFiles(root, read(root, `${document}index.html`)),
  );
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    const text = read(root, file);
    const page = MARKER.exec(text)?.[1];
    if (page !== undefined && !pages.has(page)) continue;
    found.add(file);
    queue.push(...namedFiles(root, text));
  }
  return [...found].sort();
}

import { takePartsOut } from '../../core/packParts';
import { contentHash } from '../kit/contentHash';
import { withoutDrawings } from './documents/fillDemos';
import { withoutMarks } from './documents/markLaterDemos';
import { documentParts } from './offline/documentParts';

const INTEGRITY = /"sha384-[^"]*"/g;
const MAIN = /<main\b.*<\/main>/s;
const PAGE_DATA = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s;

/**
 * Returns a document without its build: without the build id, the frame's scripts and styles, and
 * their digests. What is left changes only with the page and the markup of the frame.
 * @param file Path of the document, for errors.
 * @throws Error when the document is of no build.
 */
export function withoutBuild(html: string, file: string): string {
  const parts = Object.fromEntries(documentParts(html, file));
  return takePartsOut(html, parts).replace(INTEGRITY, '""');
}

/** Returns a short name for a document without its build. */
export function documentKey(html: string, file: string): string {
  return contentHash(withoutBuild(html, file));
}

/**
 * Returns a short name for the page in a document: its text, its demos in all their files (their
 * addresses are hashes of them), and nothing of the frame around it.
 * @throws Error when the document has no main part or no data.
 */
export function pageKey(html: string, file: string): string {
  // What is drawn follows from the demos' files; a renderer that changes is the frame's matter, and
  // so is when demos are adopted.
  const content = withoutBuild(withoutMarks(withoutDrawings(html)), file);
  const main = MAIN.exec(content)?.[0];
  const data = PAGE_DATA.exec(content)?.[1];
  if (main === undefined || data === undefined) {
    throw new Error(`${file} has no <main> or no page data. See src/node/finish/documentKey.ts.`);
  }
  return contentHash(main, data);
}

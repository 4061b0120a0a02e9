import { buildOf } from '../../../core/buildOf';
import { DEFERRED_SCRIPTS_ID } from '../../../core/constants';

const ROUTE = /"page":"([^"]+)"/;
/** The list of React's scripts, which the document does not load by itself (src/boot/loadReact.ts). */
export const DEFERRED = new RegExp(`<script[^>]*id="${DEFERRED_SCRIPTS_ID}">(.*?)</script>`, 's');

/** Scripts, style sheets and fonts of the frame. */
const TAGS = /<(?:script|link)\b[^>]*(?:src|href)="(\/(?:assets|_next\/static)\/[^"]+)"[^>]*>/g;
/** Address of the lists of the side navigation. */
export const NAVIGATION = /\/assets\/navigation\.[\w-]+\.json/;

/**
 * Returns what a document has of its build rather than of its page, by names that the next build
 * uses again: the build id, the tags of the frame's files, the list of scripts.
 * @throws Error when the document names no build.
 */
export function documentParts(html: string, file: string): Map<string, string> {
  const build = buildOf(html);
  const route = ROUTE.exec(html)?.[1];
  if (!build || !route) {
    throw new Error(`${file} names no build. See src/node/finish/offline/documentParts.ts.`);
  }
  const parts = new Map([['build', build]]);
  const deferred = DEFERRED.exec(html)?.[1];
  if (deferred) parts.set(`scripts of ${route}`, deferred);
  const navigation = NAVIGATION.exec(html)?.[0];
  if (navigation) parts.set('navigation', navigation);
  let chunk = 0;
  for (const [tag, address] of html.matchAll(TAGS)) {
    const named = /^\/assets\/([\w-]+)\.[\w-]+\.(\w+)$/.exec(address!);
    // Next's own style sheets have no names: their order stands for one.
    const name = named ? `${named[1]}.${named[2]}` : `file ${(chunk += 1)} of ${route}`;
    parts.set(name, tag);
  }
  return parts;
}

/**
 * Returns the parts of several documents. Where they differ under one name, as the scripts of two
 * kinds of pages may, each value gets a number.
 */
export function mergeParts(documents: readonly Map<string, string>[]): Record<string, string> {
  const merged = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of documents.flatMap((parts) => [...parts])) {
    if (seen.has(value)) continue;
    seen.add(value);
    let free = name;
    for (let number = 2; merged.has(free); number += 1) free = `${name} ${number}`;
    merged.set(free, value);
  }
  return Object.fromEntries(merged);
}

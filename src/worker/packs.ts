import { digestOf } from '../core/digest';
import { CACHES, contentKey, type PackManifest } from '../core/offline';
import { putPartsIn } from '../core/packParts';
import { NEWER, parseRecord } from '../core/packRecord';

interface Known {
  version: string | null;
  manifest: PackManifest | undefined;
  files: Map<string, string>;
}

/** Records that were read already, by the address of their entry. */
const known = new Map<string, Known>();

const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  md: 'text/markdown; charset=utf-8',
};

/** Every pack that is complete on this device. */
async function savedPacks(): Promise<Known[]> {
  const cache = await caches.open(CACHES.records);
  const packs = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const entry = await cache.match(request);
      const version = entry?.headers.get('x-version') ?? null;
      const before = known.get(request.url);
      if (!entry || (before && before.version === version)) return before;
      const record = parseRecord(await entry.text());
      // Damaged: the page downloads the product again when it is asked to.
      if (!record) await cache.delete(request);
      const manifest = record === NEWER ? undefined : record?.saved;
      const files = new Map(manifest?.files.map(({ path, hash }) => [path, hash]));
      const pack = { version, manifest, files };
      known.set(request.url, pack);
      return pack;
    }),
  );
  return packs.filter((pack) => pack !== undefined);
}

/**
 * Returns a file out of a downloaded pack, if one has it whole. A document gets the scripts and the
 * headers of the build that its pack is of. Whatever is wrong with what is stored, it never fails:
 * packs stand behind the network and the other caches, and must not stand in their way.
 */
export async function answerFromPack(path: string): Promise<Response | undefined> {
  try {
    return await readFromPack(path);
  } catch (error) {
    console.warn('The downloads on this device cannot be read.', error);
    return undefined;
  }
}

async function readFromPack(path: string): Promise<Response | undefined> {
  for (const { manifest, files } of await savedPacks()) {
    const hash = files.get(path);
    if (!manifest || !hash) continue;
    const body = await readContent(hash);
    if (!body) continue;
    if (!path.endsWith('/')) return new Response(body, { headers: headersOf(path) });
    const html = putPartsIn(new TextDecoder().decode(body), manifest.parts);
    return new Response(html, { headers: manifest.headers });
  }
  return undefined;
}

async function readContent(hash: string): Promise<ArrayBuffer | undefined> {
  const cache = await caches.open(CACHES.content);
  const body = await (await cache.match(contentKey(hash)))?.arrayBuffer();
  if (!body || (await digestOf(body)) === hash) return body;
  // Damaged: the page sees that it is gone and downloads it again.
  await cache.delete(contentKey(hash));
  return undefined;
}

function headersOf(path: string): Record<string, string> {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return { 'Content-Type': TYPES[extension] ?? 'application/octet-stream' };
}

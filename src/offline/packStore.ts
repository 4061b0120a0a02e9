/** The packs on this device: a record for each product, and the files of all of them by hash. */
import {
  CACHES,
  contentKey,
  PACK_PRODUCTS,
  recordKey,
  type PackFile,
  type PackManifest,
  type PackProduct,
  RECORD_FORMAT,
  type PackRecord,
} from '../core/offline';
import { NEWER, parseRecord } from '../core/packRecord';

export async function readRecord(product: PackProduct): Promise<PackRecord | undefined> {
  const record = await readAnyRecord(product);
  return record === NEWER ? undefined : record;
}

/** Reads a record, and deletes one that is damaged: the product can then be downloaded again. */
async function readAnyRecord(product: PackProduct): Promise<PackRecord | typeof NEWER | undefined> {
  const cache = await caches.open(CACHES.records);
  const entry = await cache.match(recordKey(product));
  const record = entry && parseRecord(await entry.text());
  if (entry && !record) await cache.delete(recordKey(product));
  return record;
}

/** Replaces a product's record, in one step: the worker sees the old one or the new one. */
export async function writeRecord(record: PackRecord): Promise<void> {
  const cache = await caches.open(CACHES.records);
  // By its version the worker knows whether it has read this record already.
  const headers = { 'Content-Type': 'application/json', 'x-version': crypto.randomUUID() };
  await cache.put(
    recordKey(record.product),
    new Response(JSON.stringify({ ...record, format: RECORD_FORMAT }), { headers }),
  );
}

/** Forgets a product and frees what no other product needs. */
export async function removeRecord(product: PackProduct): Promise<void> {
  const cache = await caches.open(CACHES.records);
  await cache.delete(recordKey(product));
  await removeUnused();
}

export async function readRecords(): Promise<PackRecord[]> {
  const records = await Promise.all(PACK_PRODUCTS.map(readRecord));
  return records.filter((record) => record !== undefined);
}

async function storedHashes(): Promise<Set<string>> {
  const cache = await caches.open(CACHES.content);
  const start = contentKey('');
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(paths.map((path) => path.slice(start.length)));
}

/** The files of a pack that are not on this device, each content once. */
export async function missingFiles({ files }: PackManifest): Promise<PackFile[]> {
  const stored = await storedHashes();
  const missing = files.filter(({ hash }) => !stored.has(hash));
  return [...new Map(missing.map((file) => [file.hash, file])).values()];
}

export async function storeContent(hash: string, body: ArrayBuffer): Promise<void> {
  const cache = await caches.open(CACHES.content);
  await cache.put(contentKey(hash), new Response(body));
}

/** Frees the files that neither a saved pack nor one on its way holds. */
export async function removeUnused(): Promise<void> {
  const records = await Promise.all(PACK_PRODUCTS.map(readAnyRecord));
  // What a later build has stored cannot be told from what nobody needs; that build will clean up.
  if (records.includes(NEWER)) return;
  const known = records.filter((record) => record !== undefined && record !== NEWER);
  const manifests = known.flatMap(({ saved, wanted }) => [saved, wanted]);
  const used = new Set(
    manifests.flatMap((manifest) => manifest?.files ?? []).map(({ hash }) => hash),
  );
  const unused = [...(await storedHashes())].filter((hash) => !used.has(hash));
  const cache = await caches.open(CACHES.content);
  await Promise.all(unused.map((hash) => cache.delete(contentKey(hash))));
}

import {
  PACK_LIST,
  type PackList,
  type PackManifest,
  type PackProduct,
  type PackSummary,
} from '../core/offline';
import { fetchFile } from '../browser/fetchFile';
import { isManifest } from '../core/packRecord';

/**
 * Fetches what can be downloaded of the build that is deployed.
 * @throws Error when the site cannot be reached.
 */
export async function fetchPackList(): Promise<PackList> {
  return fetchFile(PACK_LIST, (text) => readAs(isList, text, PACK_LIST), { cache: 'no-cache' });
}

function isList(value: unknown): value is PackList {
  const { build, packs } = (value ?? {}) as Partial<PackList>;
  return typeof build === 'string' && Array.isArray(packs) && packs.every(isSummary);
}

function isSummary(value: Partial<PackSummary> | null): boolean {
  const { product, name, home, bytes, downloadBytes, manifest } = value ?? {};
  return (
    [product, name, home, manifest].every((text) => typeof text === 'string') &&
    Number.isFinite(bytes) &&
    Number.isFinite(downloadBytes)
  );
}

/** Returns a product's line in the list. */
export function summaryOf(list: PackList, product: PackProduct): PackSummary {
  const summary = list.packs.find((pack) => pack.product === product);
  if (!summary) throw new Error(`${PACK_LIST} has no pack of ${product}.`);
  return summary;
}

/** Fetches the list of a pack's files. */
export async function fetchManifest({ manifest }: PackSummary): Promise<PackManifest> {
  return fetchFile(manifest, (text) => readAs(isManifest, text, manifest));
}

function readAs<T>(isRight: (value: unknown) => value is T, text: string, url: string): T {
  const value: unknown = JSON.parse(text);
  if (isRight(value)) return value;
  throw new Error(`${url} has another shape than this build's.`);
}

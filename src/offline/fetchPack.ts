import {
  PACK_LIST,
  type PackList,
  type PackManifest,
  type PackProduct,
  type PackSummary,
} from '../core/offline';

/**
 * Fetches what can be downloaded of the build that is deployed.
 * @throws Error when the site cannot be reached.
 */
export async function fetchPackList(): Promise<PackList> {
  return (await fetchJson(PACK_LIST, 'no-cache')) as PackList;
}

/** Returns a product's line in the list. */
export function summaryOf(list: PackList, product: PackProduct): PackSummary {
  const summary = list.packs.find((pack) => pack.product === product);
  if (!summary) throw new Error(`${PACK_LIST} has no pack of ${product}.`);
  return summary;
}

/** Fetches the list of a pack's files. */
export async function fetchManifest({ manifest }: PackSummary): Promise<PackManifest> {
  return (await fetchJson(manifest, 'default')) as PackManifest;
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}

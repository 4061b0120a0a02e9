import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ASSET_LIST, isKept } from './assetList';

/** Files fetched at once. */
const BATCH = 16;

/**
 * Adds the hashed files of the deploy before to a build, so that pages which are open while the site
 * is deployed go on finding their scripts. Only files of that one build: what it had kept itself is
 * not in its list.
 * @param root Folder of the new export.
 * @param previous Address of the deployed site, or a folder with the earlier export.
 * @returns How many files were added.
 * @throws Error when the earlier site cannot be read; one without a list counts as the first deploy.
 */
export async function keepAssets(root: string, previous: string): Promise<number> {
  const read = previous.startsWith('http') ? readFromSite(previous) : readFromFolder(previous);
  const list = await read(`/${ASSET_LIST}`);
  if (!list) return 0;
  const addresses = (JSON.parse(list.toString()) as string[]).filter(
    (address) => isKept(address) && !address.includes('..') && !existsSync(root + address),
  );
  let count = 0;
  for (let start = 0; start < addresses.length; start += BATCH) {
    const batch = addresses.slice(start, start + BATCH);
    const contents = await Promise.all(batch.map(read));
    for (const [index, address] of batch.entries()) {
      const content = contents[index];
      if (!content) throw new Error(`${previous}${address} is in its list and cannot be had.`);
      mkdirSync(path.dirname(root + address), { recursive: true });
      writeFileSync(root + address, content);
      count += 1;
    }
  }
  return count;
}

type Read = (address: string) => Promise<Buffer | undefined>;

function readFromSite(origin: string): Read {
  return async (address) => {
    const response = await fetch(new URL(address, origin));
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
}

function readFromFolder(folder: string): Read {
  return async (address) => {
    const file = path.join(folder, address);
    return existsSync(file) ? readFile(file) : undefined;
  };
}

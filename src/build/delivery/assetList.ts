import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isHashedAssetPath } from '../../core/headers';

/** Name of the list of a build's hashed files, at the root of the site. */
export const ASSET_LIST = 'assets.json';

const FOLDERS = ['_next/static', 'assets'];

/**
 * Returns the addresses of a build's hashed files, without their compressed copies.
 * @param root Folder of the export.
 */
export function listAssets(root: string): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name))}`),
    )
    .map((address) => address.split(path.sep).join('/'))
    .filter(isHashedAssetPath)
    .sort();
}

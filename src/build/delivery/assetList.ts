import { existsSync } from 'node:fs';
import path from 'node:path';
import { isHashedAssetPath } from '../../core/hashedAssetPath';
import { filesBelow } from '../filesBelow';

/** Name of the list of a build's hashed files, at the root of the site. */
export const ASSET_LIST = 'assets.json';

const FOLDERS = ['_next/static', 'assets'];

/**
 * Returns the addresses of a build's hashed files.
 * @param root Folder of the export.
 */
export function listAssets(root: string): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => `/${path.relative(root, file).split(path.sep).join('/')}`)
    .filter(isHashedAssetPath)
    .sort();
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { isHashedAssetPath } from '../../../core/hashedAssetPath';
import { SANDBOX_FOLDER } from '../../../core/sandbox';
import { filesBelow } from '../../kit/filesBelow';

/** Name of the list of a build's hashed files, at the root of the site. */
export const ASSET_LIST = 'assets.json';

const FOLDERS = ['_next/static', 'assets', SANDBOX_FOLDER.slice(1, -1)];

/** Whether the next deploy keeps a file: its name, or its folder's, holds a hash of its content. */
export const isKept = (address: string): boolean =>
  isHashedAssetPath(address) || address.startsWith(SANDBOX_FOLDER);

/**
 * Returns the addresses of a build's hashed files, the document of the isolated frame among them:
 * pages of that build open no other (connectFrame.ts).
 * @param root Folder of the export.
 */
export function listAssets(root: string): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  return folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => `/${path.relative(root, file).split(path.sep).join('/')}`)
    .filter(isKept)
    .sort();
}

import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules } from '../../../core/headers';
import { markdownRedirects, redirects } from '../../../core/redirects';
import { readServices } from '../../read/services/readServices';
import { filesBelow } from '../../kit/filesBelow';
import { ASSET_LIST, listAssets } from './assetList';
import { assertWithin, LIMITS } from './limits';
import { renderHeaders } from './renderHeaders';
import { renderRedirects } from './renderRedirects';

/**
 * Writes what tells the CDN its headers and redirects, and the next deploy which files this one has.
 * @param root Folder of the export.
 */
export function emitDelivery(root: string): void {
  const rules = headerRules(readServices(process.env));
  writeFileSync(path.join(root, '_headers'), renderHeaders(rules));
  writeFileSync(
    path.join(root, '_redirects'),
    renderRedirects([...redirects, ...markdownRedirects]),
  );
  writeFileSync(path.join(root, ASSET_LIST), JSON.stringify(listAssets(root)));
  measureUpload(root);
}

/**
 * Prints how much is uploaded, and stops where the CDN would not accept it.
 * @param root Folder of the export.
 * @param limits Number of files, and bytes of one; both of the CDN.
 * @throws Error when there are too many files, or one is too large.
 */
export function measureUpload(
  root: string,
  limits: Readonly<Record<'files' | 'fileBytes', number>> = LIMITS,
): void {
  const files = filesBelow(root).map((file) => ({ file, bytes: statSync(file).size }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`  ${files.length} files of ${limits.files}, ${Math.round(total / 1e6)} MB`);
  assertWithin(root, 'files', files.length, limits.files);
  for (const { file, bytes } of files) assertWithin(file, 'bytes', bytes, limits.fileBytes);
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules } from '../../core/headers';
import { redirects } from '../../core/redirects';
import { readServices } from '../services/readServices';
import { ASSET_LIST, listAssets } from './assetList';
import { renderHeaders } from './renderHeaders';
import { renderRedirects } from './renderRedirects';

/**
 * Writes what tells the CDN its headers and redirects, and the next deploy which files this one has.
 * @param root Folder of the export.
 */
export function emitDelivery(root: string): void {
  const rules = headerRules(readServices(process.env));
  writeFileSync(path.join(root, '_headers'), renderHeaders(rules));
  writeFileSync(path.join(root, '_redirects'), renderRedirects(redirects));
  writeFileSync(path.join(root, ASSET_LIST), JSON.stringify(listAssets(root)));
}

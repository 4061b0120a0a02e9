import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../export/compress';
import { buildIn, emitPacks } from './emitPacks';
import { emitWorker } from './emitWorker';

/**
 * Writes what offline reading needs: the lists of the packs, the service worker and its kill switch.
 * @param root Folder of the export, complete and compressed.
 */
export async function emitOffline(root: string): Promise<void> {
  const build = buildIn(root);
  const packs = emitPacks(root, build);
  const worker = await emitWorker(root, build, offlineScriptIn(root));
  await compressFiles(root, [...packs, ...worker]);
}

/** Address of the script of offline reading; `generate` has put it among the hashed files. */
function offlineScriptIn(root: string): string {
  const name = readdirSync(path.join(root, 'assets')).find((file) =>
    /^offline\.[\w-]+\.js$/.test(file),
  );
  if (!name) throw new Error(`${root}/assets has no offline.<hash>.js. Run "npm run generate".`);
  return `/assets/${name}`;
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildIn, emitPacks } from './emitPacks';
import { emitWorker } from './emitWorker';

/**
 * Writes what offline reading needs: the lists of the packs, the service worker and its kill switch.
 * @param root Folder of the complete export.
 */
export async function emitOffline(root: string): Promise<void> {
  const build = buildIn(root);
  emitPacks(root, build);
  await emitWorker(root, build, offlineScriptIn(root));
}

/** Address of the script of offline reading; `generate` has put it among the hashed files. */
function offlineScriptIn(root: string): string {
  const name = readdirSync(path.join(root, 'assets')).find((file) =>
    /^offline\.[\w-]+\.js$/.test(file),
  );
  if (!name) throw new Error(`${root}/assets has no offline.<hash>.js. Run "npm run generate".`);
  return `/assets/${name}`;
}

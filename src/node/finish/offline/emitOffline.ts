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
  await emitWorker(
    root,
    build,
    LATER_SCRIPTS.map((name) => laterScript(root, name)),
  );
}

/** Scripts that pages load by their addresses, and that have to work without the network. */
const LATER_SCRIPTS = ['offline', 'twinText', 'keys'];

/** Address of such a script; `generate` has put it among the hashed files. */
function laterScript(root: string, name: string): string {
  const isScript = new RegExp(`^${name}\\.[\\w-]+\\.js$`);
  const file = readdirSync(path.join(root, 'assets')).find((each) => isScript.test(each));
  if (!file) throw new Error(`${root}/assets has no ${name}.<hash>.js. Run "npm run generate".`);
  return `/assets/${file}`;
}

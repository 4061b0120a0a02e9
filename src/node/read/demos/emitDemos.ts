import path from 'node:path';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { loadDemos, type DemoSite } from './loadDemos';
import {
  pageModule,
  REGISTRY_FOLDER,
  REGISTRY_TYPES,
  renderPageModule,
  renderRegistry,
} from './renderRegistry';
import { DEMO_ASSETS } from './writeDemo';

/**
 * Writes the demos' files for the browser and the modules that lead to their components.
 * @throws ContentError for anything that a writer has to mend.
 */
export async function emitDemos(site: DemoSite): Promise<void> {
  const catalog = await loadDemos(site);
  const modules = new Set(['registry.js', 'registry.d.ts']);
  for (const [pathname, demos] of catalog) {
    const module = pageModule(pathname);
    writeGenerated(`${REGISTRY_FOLDER}/${module}`, renderPageModule(pathname, demos));
    modules.add(path.normalize(module));
  }
  writeGenerated(`${REGISTRY_FOLDER}/registry.js`, renderRegistry([...catalog.keys()]));
  writeGenerated(`${REGISTRY_FOLDER}/registry.d.ts`, REGISTRY_TYPES);
  const urls = [...catalog.values()]
    .flat()
    .flatMap(({ sourcesUrl, stylesheets = {} }) => [sourcesUrl, ...Object.values(stylesheets)]);
  const assets = new Set(urls.map((url) => path.basename(url)));
  removeOthers(`public/${DEMO_ASSETS}`, (file) => assets.has(file));
  // Last, because `next dev` may still follow the old registry.
  removeOthers(REGISTRY_FOLDER, (file) => modules.has(file));
}

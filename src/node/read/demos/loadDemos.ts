import type { DemoInfo } from '../../../core/demoTypes';
import type { ParsedGuide } from '../markdown/parsedGuide';
import type { CodeNames } from '../names/codeNames';
import { collectDemo } from './collectDemo';
import { DemoCache } from './demoCache';
import { demoNames } from './demoNames';
import { demoPlaceOf } from './demoPlace';

/** The demos of each page that has any, by path and in reading order. */
export type DemoCatalog = ReadonlyMap<string, readonly DemoInfo[]>;

/** What of the site the demos need. */
export interface DemoSite {
  guides: readonly ParsedGuide[];
  /** Names of the API in their code, which become links. */
  codeNames?: CodeNames;
}

const catalogs = new WeakMap<object, Promise<DemoCatalog>>();

/**
 * Builds every demo of the site once for one reading of it, and writes their files.
 * @throws ContentError for anything that a writer has to mend.
 */
export function loadDemos(site: DemoSite): Promise<DemoCatalog> {
  const known = catalogs.get(site) ?? buildCatalog(site);
  catalogs.set(site, known);
  return known;
}

async function buildCatalog({ guides, codeNames = new Map() }: DemoSite): Promise<DemoCatalog> {
  const cache = new DemoCache(codeNames);
  const catalog = new Map<string, DemoInfo[]>();
  for (const guide of guides) {
    const { pathname } = guide.props;
    for (const name of demoNames(guide)) {
      const info = await cache.write(collectDemo(name, demoPlaceOf(pathname)));
      catalog.set(pathname, [...(catalog.get(pathname) ?? []), info]);
    }
  }
  cache.prune();
  return catalog;
}

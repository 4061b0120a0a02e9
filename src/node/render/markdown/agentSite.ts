import { readFileSync } from 'node:fs';
import type { ApiEntry } from '../../read/reference/apiTypes';
import type { DemoFile, DemoInfo, DemoSources } from '../../../core/demoTypes';
import { indexPathname } from '../../model/api/apiSite';
import { createContexts, type RenderContext } from '../apiContext';
import { loadDemos } from '../../read/demos/loadDemos';
import { markdownPath } from '../../../core/markdownPath';
import { demoApis, sitePlaces, type ApiName } from '../../model/names/sitePlaces';
import { apiLinks } from '../../model/api/apiLinks';
import type { Site } from '../../model/site';
import { partOfRow } from './partPaths';
import { aliasesIn, linkedRows } from './ids';
import { markdownLink } from './markdownLink';
import { API_PRODUCTS } from '../../../core/xProducts';

/** A demo as Markdown shows it. */
export interface AgentDemo {
  info: DemoInfo;
  /** The main TSX first. */
  files: readonly Pick<DemoFile, 'name' | 'code'>[];
  /** What it uses of the API. */
  api?: readonly ApiName[];
}

/** What pages need to know of each other. */
export interface AgentSite {
  /**
   * Returns the address of the Markdown that has a page, or a place of it.
   * @returns undefined for what has no Markdown.
   */
  fileOf: (pathname: string, id?: string) => string | undefined;
  /** Returns the id that stands in the Markdown for one of the page's: an alias has none of its own. */
  idOf: (pathname: string, id: string) => string;
  /** Ids of the rows of the API reference that some page links to. */
  linkedRows: ReadonlySet<string>;
  isUnwritten: (pathname: string) => boolean;
  demosOf: (pathname: string) => ReadonlyMap<string, AgentDemo>;
  contextOf: (entry: ApiEntry) => RenderContext;
}

/** Returns the address of a link in the Markdown of one page. */
export type LinkTo = (href: string) => string;

/** Returns how links of a page are written. */
export function linksFrom(pathname: string, site: Pick<AgentSite, 'fileOf' | 'idOf'>): LinkTo {
  return (href) => markdownLink(href, pathname, site);
}

/** Gathers what pages need to know of each other. */
export async function readAgentSite(site: Site): Promise<AgentSite> {
  const { guides, api, unwritten } = site;
  const twins = new Set([
    ...guides.map(({ props }) => props.pathname),
    ...API_PRODUCTS.map(indexPathname),
    ...api.entries.map(({ pathname }) => pathname),
  ]);
  const entries = new Set(api.entries.map(({ pathname }) => pathname));
  const catalog = await loadDemos(site);
  const demoNames = sitePlaces(site).flatMap(({ demo, names }) => (demo ? [...names.keys()] : []));
  const aliases = new Map(
    guides.map(({ props, source }) => [props.pathname, aliasesIn(source.text)]),
  );
  return {
    fileOf: (pathname, id) =>
      twins.has(pathname)
        ? (id && entries.has(pathname) && partOfRow(pathname, id)) || markdownPath(pathname)
        : undefined,
    idOf: (pathname, id) => aliases.get(pathname)?.get(id) ?? id,
    linkedRows: linkedRows([
      ...guides.flatMap(({ links }) => links),
      ...apiLinks(api.entries),
      ...demoNames.map((href) => ({ href })),
    ]),
    isUnwritten: (pathname) => unwritten.has(pathname),
    demosOf: (pathname) => {
      const demos = catalog.get(pathname) ?? [];
      const guide = guides.find(({ props }) => props.pathname === pathname);
      const apis = guide ? demoApis(guide, site) : new Map<string, ApiName[]>();
      return new Map(
        demos.map((info) => {
          const api = apis.get(info.name) ?? [];
          return [info.name, { info, files: readDemoFiles(info), api }];
        }),
      );
    },
    contextOf: createContexts(api, unwritten),
  };
}

/** Returns the files of a demo in its first form and in TypeScript, from what the build has written. */
function readDemoFiles({ sourcesUrl, forms }: DemoInfo): readonly DemoFile[] {
  const sources = JSON.parse(readFileSync(`public${sourcesUrl}`, 'utf8')) as DemoSources;
  return sources[forms[0]!]!.TS;
}

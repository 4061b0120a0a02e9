import GithubSlugger from 'github-slugger';
import type { ApiEntry } from '../../core/apiTypes';
import type { DemoFile, DemoInfo } from '../../core/demoTypes';
import type { GuideProps } from '../../core/types';
import { API_PRODUCTS, indexPathname } from '../apiPages/apiSite';
import { createContexts, type RenderContext } from '../apiPages/apiContext';
import { loadDemos } from '../demos/loadDemos';
import type { Site } from '../site';
import { markdownLink } from './markdownLink';
import { readDemoFiles } from './readDemoFiles';

/** A demo as Markdown shows it. */
export interface AgentDemo {
  info: DemoInfo;
  /** The main TSX first. */
  files: readonly Pick<DemoFile, 'name' | 'code'>[];
}

/** What pages need to know of each other. */
export interface AgentSite {
  /** Whether a path has a Markdown twin. */
  hasTwin: (pathname: string) => boolean;
  /** Returns the hash by which Markdown knows a heading: the slug of its text, whatever its id is. */
  slugOf: (pathname: string, id: string) => string;
  isUnwritten: (pathname: string) => boolean;
  demosOf: (pathname: string) => ReadonlyMap<string, AgentDemo>;
  contextOf: (entry: ApiEntry) => RenderContext;
}

/** Returns the address of a link in the Markdown of one page. */
export type LinkTo = (href: string) => string;

/** Returns how links of a page are written. */
export function linksFrom(pathname: string, site: Pick<AgentSite, 'hasTwin' | 'slugOf'>): LinkTo {
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
  const catalog = await loadDemos(site);
  const slugs = new Map(guides.map(({ props }) => [props.pathname, headingSlugs(props)]));
  return {
    hasTwin: (pathname) => twins.has(pathname),
    slugOf: (pathname, id) => slugs.get(pathname)?.get(id) ?? id,
    isUnwritten: (pathname) => unwritten.has(pathname),
    demosOf: (pathname) => {
      const demos = catalog.get(pathname) ?? [];
      return new Map(demos.map((info) => [info.name, { info, files: readDemoFiles(info) }]));
    },
    contextOf: createContexts(api, unwritten),
  };
}

/** Renderers of Markdown name headings by their text, title first; a second of a kind gets a number. */
export function headingSlugs({ meta, toc }: Pick<GuideProps, 'meta' | 'toc'>): Map<string, string> {
  const slugger = new GithubSlugger();
  slugger.slug(meta.title);
  return new Map(toc.map(({ id, title }) => [id, slugger.slug(title)]));
}

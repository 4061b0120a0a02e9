import type { ApiEntry, ApiProduct } from '../../read/reference/apiTypes';
import type { PageFacts } from '../../model/pageFacts';
import { indexPathname } from '../../model/api/apiSite';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { readApiPage, sitePages } from '../../model/sitePages';
import type { Site } from '../../model/site';
import type { AgentPage } from './agentPage';
import type { AgentSite } from './agentSite';
import { apiContent } from './apiContent';
import { apiParts } from './apiParts';
import { demoPart } from './demoPart';
import { guideContent } from './guideContent';
import { guideTasks } from './guideTasks';
import { indexContent } from './indexContent';
import { packagesOf } from './packages';
import { API_PRODUCTS } from '../../../core/xProducts';

/** What a kind of page adds to the facts that all pages have. */
type Rest = Pick<AgentPage, 'packages' | 'dependencies' | 'toc' | 'tasks' | 'parts' | 'content'>;

/** Returns every page that has a Markdown twin, in reading order. */
export function agentPages(site: Site, agentSite: AgentSite): AgentPage[] {
  const { guides, api } = site;
  const guideOf = new Map(guides.map((guide) => [guide.props.pathname, guide]));
  const entryOf = new Map(api.entries.map((entry) => [entry.pathname, entry]));
  const indexOf = new Map(API_PRODUCTS.map((product) => [indexPathname(product), product]));
  return sitePages(site).map((facts) => {
    const guide = guideOf.get(facts.pathname);
    if (guide) return { ...facts, ...guideRest(guide, facts, agentSite) };
    const entry = entryOf.get(facts.pathname);
    if (entry) return { ...facts, ...entryRest(entry, facts, agentSite) };
    return { ...facts, ...indexRest(indexOf.get(facts.pathname)!, facts, api.entries) };
  });
}

function guideRest(guide: ParsedGuide, facts: PageFacts, site: AgentSite): Rest {
  const { source, sections, props } = guide;
  const { pathname, productId, plan, title } = facts;
  const { isUnwritten } = site;
  const demos = site.demosOf(pathname);
  const codes = [...demos.values()].flatMap(({ files }) => files.map(({ code }) => code));
  return {
    packages: packagesOf([source.text, ...codes], productId, plan),
    dependencies: Object.assign({}, ...[...demos.values()].map(({ info }) => info.dependencies)),
    toc: props.toc,
    tasks: guideTasks(sections),
    parts: [...demos.values()].map((demo) => demoPart(facts, demo)),
    content: (place) => guideContent(guide, { ...place, pathname, title, demos, isUnwritten }),
  };
}

function indexRest(
  product: ApiProduct,
  { pathname, productId, plan }: PageFacts,
  entries: readonly ApiEntry[],
): Rest {
  return {
    packages: packagesOf([], productId, plan),
    toc: readApiPage(pathname).toc,
    content: ({ linkTo }) => indexContent(product, entries, linkTo),
  };
}

function entryRest(entry: ApiEntry, { productId, plan, title }: PageFacts, site: AgentSite): Rest {
  const writer = { context: site.contextOf(entry), linkedRows: site.linkedRows };
  return {
    packages: packagesOf(entry.imports, productId, plan),
    toc: readApiPage(entry.pathname).toc,
    parts: apiParts(entry, title, writer),
    content: ({ linkTo }) => apiContent(entry, { ...writer, linkTo }),
  };
}

import type { ApiEntry, ApiProduct } from '../../core/apiTypes';
import type { PageFacts } from '../../core/pageFacts';
import { API_PRODUCTS, indexPathname } from '../apiPages/apiSite';
import { GuideDraft } from '../markdown/guideDraft';
import type { ParsedGuide } from '../parsedGuide';
import { readApiPage, sitePages } from '../seo/sitePages';
import type { Site } from '../site';
import type { AgentPage } from './agentPage';
import type { AgentSite } from './agentSite';
import { apiContent } from './apiContent';
import { apiParts } from './apiParts';
import { demoPart } from './demoPart';
import { guideContent } from './guideContent';
import { guideTasks } from './guideTasks';
import { indexContent } from './indexContent';
import { packagesOf } from './packages';

/** What a kind of page adds to the facts that all pages have. */
type Rest = Pick<AgentPage, 'packages' | 'toc' | 'tasks' | 'parts' | 'content'>;

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
  const { file, source, props } = guide;
  const { pathname, productId, plan, title } = facts;
  const { isUnwritten } = site;
  const demos = site.demosOf(pathname);
  const codes = [...demos.values()].flatMap(({ files }) => files.map(({ code }) => code));
  return {
    packages: packagesOf([source.text, ...codes], productId, plan),
    toc: props.toc,
    tasks: guideTasks(source),
    parts: [...demos.values()].map((demo) => demoPart(facts, demo)),
    content: (place) => {
      const names = { demos: new Set<string>(), components: new Set<string>() };
      const draft = new GuideDraft({ file, pathname, productId, ...names }, source.text);
      return guideContent(source.tree, draft, { ...place, title, demos, isUnwritten });
    },
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

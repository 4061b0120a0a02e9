import type { ApiEntry, ApiProduct } from '../../../read/reference/apiTypes';
import { docsTabs } from '../../../model/docsTabs';
import { guideName } from '../../../../core/guideName';
import type { ApiPageProps, ApiTabProps } from '../../../../core/pageProps';
import type { DocsTab } from '../../../../core/paths';
import type { GuideProps } from '../../../../core/types';
import type { RenderContext } from '../../apiContext';
import { indexPathname, type ApiSite } from '../../../model/api/apiSite';
import { listWords, pageDescription } from '../../../model/api/entrySummary';
import { renderEntry } from './renderEntry';
import { renderIndex } from './renderIndex';
import { renderTab } from './renderTab';
import { tabEntries } from '../../../model/api/tabEntries';
import { productName } from '../../../../core/xProducts';

/** What the tabs are called in titles. */
const TAB_TITLES: Readonly<Record<DocsTab, string>> = {
  'components-api': 'Components API',
  'hooks-api': 'Hooks API',
};

/** Returns the page of a component, interface, hook, or of the events or selectors. */
export function buildEntryPage(entry: ApiEntry, context: RenderContext): ApiPageProps {
  const { pathname, plan } = entry;
  const { html, toc } = renderEntry(entry, context);
  return {
    kind: 'api',
    pathname,
    title: titleOf(entry) + (context.sharesName ? ` (${productName(entry.product)})` : ''),
    description: pageDescription(entry),
    ...(plan && { plan }),
    toc,
    blocks: [{ kind: 'html', html }],
  };
}

function titleOf({ kind, name, product }: ApiEntry): string {
  switch (kind) {
    case 'component':
      return `${name} API`;
    case 'events':
    case 'selectors':
    case 'types':
      return `${productName(product)} ${kind}`;
    default:
      return `${name} ${kind}`;
  }
}

/** Returns the list of all API pages of a product. */
export function buildIndexPage(product: ApiProduct, entries: readonly ApiEntry[]): ApiPageProps {
  const { html, toc } = renderIndex(product, entries);
  const name = productName(product);
  return {
    kind: 'api',
    pathname: indexPathname(product),
    title: `${name} API reference`,
    description: `Every component, interface and hook that the ${name} packages export.`,
    toc,
    blocks: [{ kind: 'html', html }],
  };
}

/** Returns a tab of a guide with the API of what its front matter names. */
export function buildTabPage(
  { pathname, meta }: GuideProps,
  tab: DocsTab,
  { entries }: Pick<ApiSite, 'entries'>,
  contextOf: (entry: ApiEntry) => RenderContext,
): ApiTabProps {
  const shown = tabEntries(tab, meta, entries);
  const { html, toc } = renderTab(shown, entries, contextOf);
  const [only, ...others] = shown;
  return {
    kind: 'api-tab',
    pathname: `${pathname}${tab}/`,
    guide: pathname,
    tab,
    tabs: docsTabs(meta, () => true),
    title: `${meta.title} - ${TAB_TITLES[tab]}`,
    heading: guideName(meta.title),
    description: `API of ${listWords(shown.map(({ name }) => name))}.`,
    // One entry has a page that says more; of several there is no other page (SPEC 1.6).
    ...(only && others.length === 0 && { canonical: only.pathname }),
    toc,
    blocks: [{ kind: 'html', html }],
  };
}

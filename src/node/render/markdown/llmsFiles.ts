import { DOCS_VERSION } from '../../../core/constants';
import { flattenPages } from '../../model/navigation/flattenPages';
import { pageTitle } from '../../model/navigation/pageTitle';
import { isApiPath } from '../../../core/paths';
import { productFromPath } from '../../../core/productId';
import type { NavItem } from '../../../core/types';
import type { ApiEntry, ApiProduct } from '../../read/reference/apiTypes';
import { indexPathname } from '../../model/api/apiSite';
import { INDEX_GROUPS } from '../../model/api/indexGroups';
import type { Site } from '../../model/site';
import type { AgentPage } from './agentPage';
import { inlineCode, text } from './buildNodes';
import { API_PRODUCTS } from '../../../core/xProducts';
import type { LlmsFile, LlmsSection, PlannedPage } from './renderLlms';

const SUMMARY = `React components for data-heavy applications, version ${DOCS_VERSION}`;
const NOTES = text(
  'Each file is the Markdown of a page, with its demos as code. Pro and Premium mark what needs a commercial license.',
);

/** Sections of a navigation, each with the pages that agents can read. */
type Pages = ReadonlyMap<string, AgentPage>;
type WrittenFile = Omit<LlmsFile, 'planned'>;

/** Returns the indexes for agents: one of the whole site and one of each product. */
export function llmsFiles(
  { written, api, tree, unwritten }: Pick<Site, 'written' | 'api' | 'tree' | 'unwritten'>,
  pages: Pages,
): LlmsFile[] {
  return [
    { ...siteFile(written, pages), planned: plannedIn(tree, unwritten, pages) },
    ...API_PRODUCTS.flatMap((product) => {
      const own = tree.filter((item) => isOfProduct(item, product));
      return productFile(product, written, api.entries, pages).map((file) => ({
        ...file,
        planned: plannedIn(own, unwritten, pages),
      }));
    }),
  ];
}

/** The guides that are not written, each with the written one before it. */
function plannedIn(
  items: readonly NavItem[],
  unwritten: ReadonlySet<string>,
  pages: Pages,
): PlannedPage[] {
  let instead: AgentPage | undefined;
  return flattenPages(items)
    .filter(({ pathname }) => !isApiPath(pathname))
    .flatMap((page): PlannedPage[] => {
      if (unwritten.has(page.pathname)) return [{ title: pageTitle(page), instead }];
      instead = pages.get(page.pathname) ?? instead;
      return [];
    });
}

/** Everything but the pages of the API reference, of which the products' files have a list. */
function siteFile(written: readonly NavItem[], pages: Pages): WrittenFile {
  const reference = API_PRODUCTS.map((product) => pages.get(indexPathname(product)));
  const products = API_PRODUCTS.flatMap((product, index) => [
    text(index === 0 ? '' : ', '),
    inlineCode(`react-${product}/llms.txt`),
  ]);
  return {
    folder: '/x/',
    title: 'MUI X',
    summary: `${SUMMARY}: Data Grid, Date and Time Pickers, Charts and Tree View.`,
    notes: [
      NOTES,
      text(' The pages of the API reference are in the files of the products: '),
      ...products,
      text('.'),
    ],
    sections: [
      ...written.map((item) => ({ title: pageTitle(item), pages: guidesIn([item], pages) })),
      { title: 'API reference', pages: reference.filter((page) => page !== undefined) },
    ],
    // The products' files have the others.
    recipes: guidesIn(written, pages).filter(({ pathname }) => pathname.includes('recipes')),
  };
}

function productFile(
  product: ApiProduct,
  written: readonly NavItem[],
  entries: readonly ApiEntry[],
  pages: Pages,
): WrittenFile[] {
  const own = written.find((item) => isOfProduct(item, product));
  if (!own) return [];
  const name = pageTitle(own);
  const top = (own.children ?? []).filter(({ children }) => !children);
  const groups = (own.children ?? []).filter(({ children }) => children);
  return [
    {
      folder: `/x/react-${product}/`,
      title: `MUI X ${name}`,
      summary: `${SUMMARY}: the guides and the API reference of ${name}.`,
      notes: [NOTES],
      sections: [
        { title: name, pages: guidesIn(top, pages) },
        ...groups.map((item) => ({ title: pageTitle(item), pages: guidesIn([item], pages) })),
        ...referenceSections(product, entries, pages),
      ],
      recipes: guidesIn([own], pages),
    },
  ];
}

function referenceSections(
  product: ApiProduct,
  entries: readonly ApiEntry[],
  pages: Pages,
): LlmsSection[] {
  const own = entries.filter((entry) => entry.product === product);
  return INDEX_GROUPS.map(({ title, kinds }) => ({
    title: `API reference: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    pages: own
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ pathname }) => pages.get(pathname) ?? []),
  }));
}

function guidesIn(items: readonly NavItem[], pages: Pages): AgentPage[] {
  return flattenPages(items)
    .filter(({ pathname }) => !isApiPath(pathname))
    .flatMap(({ pathname }) => pages.get(pathname) ?? []);
}

/** Whether the pages of a part of the navigation belong to a product. */
function isOfProduct(item: NavItem, product: ApiProduct): boolean {
  const [first] = flattenPages([item]);
  return first !== undefined && productFromPath(first.pathname).id === `x-${product}`;
}

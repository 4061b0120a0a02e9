import type { ApiRowKind } from '../../core/apiRowId';
import { productFromPath } from '../../core/productId';
import {
  SEARCH_PRODUCTS,
  searchProduct,
  TEXT_BREAK,
  type SearchProduct,
  type SearchSymbols,
  type SymbolsFile,
  type TextFile,
} from '../../core/searchTypes';
import { isApiPath } from '../../core/paths';
import type { Found, IndexedDocument, PageRecord, Records } from './records';
import { productWords } from './productWords';
import { indexedWords, joinedName, normalizeWord, wordsOf } from './words';

const WHAT: Readonly<Record<ApiRowKind, string>> = {
  prop: 'prop property API',
  slot: 'slot component API',
  class: 'CSS class API',
  event: 'event API',
  method: 'method apiRef API',
  selector: 'selector API',
  parameter: 'parameter hook API',
  return: 'return hook API',
  type: 'type TypeScript API',
};

/**
 * Turns the files of the index into documents.
 * @param symbols The first tier.
 * @param texts What there is of the second; without it headings and texts are not found yet.
 */
export function buildRecords(symbols: SymbolsFile, texts: readonly TextFile[]): Records {
  const found: Found[] = [];
  const documents: IndexedDocument[] = [];
  const add = (what: Found, document: Partial<IndexedDocument>) => {
    documents.push({
      ...{ name: '', title: '', words: '', headings: '', parts: '', context: '', text: '' },
      ...document,
      id: found.push(what) - 1,
    });
  };
  const textOf = new Map(
    texts.flatMap(({ pages }) => pages.map((page) => [page.pathname, page] as const)),
  );
  const names = countNames(symbols);
  const pages = symbols.pages.map(
    ({ pathname, title, trail, plan, words = '' }, place): PageRecord => ({
      ...{ pathname, title, plan, words },
      joined: joinedName(title),
      trail: symbols.trails[trail] ?? [],
      product: searchProduct(productFromPath(pathname).id),
      isApi: isApiPath(pathname),
      names: names.get(place) ?? 0,
      phrases: [title, ...words.split(', ')].map(phraseOf).filter(({ length }) => length > 0),
      description: textOf.get(pathname)?.description ?? '',
    }),
  );

  for (const [place, page] of pages.entries()) {
    const sections = textOf.get(page.pathname)?.sections ?? [];
    const group = page.trail.at(-1) ?? '';
    const context = `${page.trail.join(' ')} ${addressWords(page)}`;
    add(
      { kind: 'page', page: place },
      {
        name: [page.title, `${group} ${page.title}`].map(joinedName).join(' '),
        title: page.title,
        // A question that a page answers is as good as a keyword.
        words: [page.words, ...sections.map(([, heading]) => heading).filter(isQuestion)].join(
          '\n',
        ),
        headings: sections.map(([, heading]) => heading).join('\n'),
        parts: page.isApi ? page.title : '',
        context: contextWords(page.product, context),
        text: [page.description, ...sections.map(([, , text]) => text)].join('\n'),
      },
    );
    for (const [id, heading, text] of sections) {
      if (id === '') continue;
      add(
        { kind: 'section', page: place, id, heading, text: text.split(TEXT_BREAK)[0]! },
        {
          name: joinedName(heading),
          headings: heading,
          context: contextWords(page.product, `${context} ${page.title}`),
          text,
        },
      );
    }
  }
  for (const product of SEARCH_PRODUCTS) {
    const lines = texts.find((text) => text.product === product)?.symbolTexts ?? [];
    addSymbols(symbols.symbols[product] ?? {}, lines, pages, add);
  }
  return { products: symbols.products, pages, found, documents };
}

/** How many names each page documents, by its place. */
function countNames({ symbols }: SymbolsFile): Map<number, number> {
  const counts = new Map<number, number>();
  const lists = Object.values(symbols).flatMap((kinds) => Object.values(kinds));
  for (const owner of lists.flatMap(({ owners }) => owners.flat())) {
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return counts;
}

function addSymbols(
  kinds: Partial<Record<ApiRowKind, SearchSymbols>>,
  lines: readonly string[],
  pages: readonly PageRecord[],
  add: (what: Found, document: Partial<IndexedDocument>) => void,
): void {
  let line = 0;
  for (const [what, { names, owners, plans }] of Object.entries(kinds) as [
    ApiRowKind,
    SearchSymbols,
  ][]) {
    for (const [place, name] of names.entries()) {
      const ours = owners[place] ?? [];
      const page = ours[0];
      const text = lines[line++] ?? '';
      if (page === undefined) continue;
      const titles = ours.map((owner) => pages[owner]?.title ?? '').join(' ');
      add(
        { kind: 'symbol', page, name, what, owners: ours, plan: plans[place], text },
        {
          name: joinedName(name),
          parts: name,
          context: uniqueWords(`${WHAT[what]} ${titles}`).join(' '),
          text,
        },
      );
    }
  }
}

/** Words of the surroundings without those of the product: they would find half of the index. */
function contextWords(product: SearchProduct, text: string): string {
  const known = productWords(product);
  return uniqueWords(text)
    .filter((word) => !known.has(word))
    .join(' ');
}

function uniqueWords(text: string): string[] {
  return [...new Set(indexedWords(text))];
}

function phraseOf(text: string): string[] {
  return wordsOf(text).map(normalizeWord);
}

function isQuestion(heading: string): boolean {
  return heading.endsWith('?');
}

/** The address often has a word that the title lacks: `/x/react-charts/bars/`. */
function addressWords({ pathname }: PageRecord): string {
  return pathname.split('/').slice(2).join(' ');
}

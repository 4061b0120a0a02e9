import { beforeAll, describe, expect, test } from 'vitest';
import { generateApi } from '../../src/node/read/reference/generateApi';
import { createContexts } from '../../src/node/render/apiContext';
import { buildApiSite, indexPathname, type ApiSite } from '../../src/node/model/api/apiSite';
import { apiTargets } from '../../src/node/model/api/apiTargets';
import { buildEntryPage } from '../../src/node/render/html/api/buildApiPage';
import { API_FOLDER } from '../../src/node/model/api/readReference';
import { flattenPages } from '../../src/node/model/navigation/flattenPages';
import { readTree } from '../../src/node/model/site';
import type { ApiPageProps } from '../../src/core/pageProps';
import { isApiPath } from '../../src/core/paths';
import { API_PRODUCTS } from '../../src/core/xProducts';

let api: ApiSite;
let pages: ApiPageProps[];

beforeAll(() => {
  generateApi(API_FOLDER);
  api = buildApiSite([]);
  const contextOf = createContexts(api, new Set());
  pages = api.entries.map((entry) => buildEntryPage(entry, contextOf(entry)));
}, 120_000);

const htmlOf = ({ blocks }: ApiPageProps) => blocks.map(({ html }) => html).join('');
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);

test('the navigation has every page of the API reference once', () => {
  const listed = flattenPages(readTree()).map(({ pathname }) => pathname);
  const pathnames = [
    ...API_PRODUCTS.map(indexPathname),
    ...api.entries.map(({ pathname }) => pathname),
  ];
  expect(listed.filter(isApiPath).toSorted()).toEqual(pathnames.toSorted());
});

describe('pages', () => {
  test('every id stands once, and links can name exactly those', () => {
    const targets = apiTargets(api, []);
    for (const page of pages) {
      const ids = idsIn(htmlOf(page)).filter((id) => id !== 'api-filter');
      expect(new Set(ids).size, page.pathname).toBe(ids.length);
      expect(ids.filter((id) => !targets.get(page.pathname)!.has(id))).toEqual([]);
    }
  });

  test('every row is linked to by its own name, and the contents lead to headings', () => {
    for (const page of pages) {
      const html = htmlOf(page);
      const ids = new Set(idsIn(html));
      const hashes = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id!);
      expect(
        hashes.filter((id) => !ids.has(id)),
        page.pathname,
      ).toEqual([]);
      expect(
        page.toc.filter(({ id }) => !ids.has(id)),
        page.pathname,
      ).toEqual([]);
      const rows = html.split('class="api-row"').length - 1;
      expect(html.split('class="api-name"').length - 1).toBe(rows);
    }
  });

  test('titles and descriptions fit where search engines show them', () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).toMatch(/\.$/);
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { navigation } from '../../data/nav/index';
import { generateApi } from '../../src/build/api/generateApi';
import { createContexts } from '../../src/build/apiPages/apiContext';
import { buildApiSite, type ApiSite } from '../../src/build/apiPages/apiSite';
import { apiTargets } from '../../src/build/apiPages/apiTargets';
import { buildEntryPage } from '../../src/build/apiPages/buildApiPage';
import { API_FOLDER } from '../../src/build/apiPages/readReference';
import { checkApiPages } from '../../src/build/checks/apiPages';
import { flattenPages } from '../../src/core/navigation/flattenPages';
import type { ApiPageProps } from '../../src/core/pageProps';
import { isApiPath } from '../../src/core/paths';

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

describe('navigation', () => {
  test('has every page of the API reference, under the name and plan of the data', () => {
    expect(() => checkApiPages({ tree: navigation, api })).not.toThrow();
    const entries = new Map(api.entries.map((entry) => [entry.pathname, entry]));
    for (const { pathname, title, plan } of flattenPages(navigation)) {
      const entry = entries.get(pathname);
      if (!isApiPath(pathname) || !entry) continue;
      // The record of routes marks no interface.
      const expected = entry.kind === 'interface' ? undefined : entry.plan;
      expect({ pathname, title, plan }).toEqual({ pathname, title: entry.name, plan: expected });
    }
  });
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

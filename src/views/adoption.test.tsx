// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { strings as chinese } from '../../translations/translations-zh.json';
import { strings as english } from '../../translations/translations.json';
/* eslint-disable boundaries/dependencies -- what has changed the document before React */
import { showTexts } from '../language/showTexts.boot';
import { createTranslate } from '../language/translate.boot';
/* eslint-enable boundaries/dependencies */
import type { ApiPageProps, GuidePageProps } from '../core/pageProps';
import { demoInfo } from '../demo/demoFixture';
import { AppFrame } from '../layout/AppFrame';
import { AppProviders } from '../providers/AppProviders';
import { ApiPage } from './ApiPage';
import { FailurePage } from './FailurePage';
import { GuidePage } from './GuidePage';
import { NotFoundPage } from './NotFoundPage';
import { OfflinePage } from './OfflinePage';
import { ProductionErrorPage } from './ProductionErrorPage';

vi.mock('next/router', () => ({
  default: { events: { on() {}, off() {} }, beforePopState() {} },
}));

// Nothing here is looked at.
vi.mock('../browser/loadStylesheet', () => ({ loadStylesheet: () => new Promise(() => {}) }));

const neighbours = {
  previous: { pathname: '/x/react-data-grid/', title: 'Overview' },
  next: { pathname: '/x/react-data-grid/filtering/', title: 'Offline' },
};
const toc = [{ id: 'search', title: 'Search', level: 2 as const }];

const guide: GuidePageProps = {
  kind: 'guide',
  pathname: '/x/react-data-grid/sorting/',
  meta: {
    title: 'Search',
    description: 'Copy',
    productId: 'x-data-grid',
    components: ['DataGrid'],
    hooks: [],
    keywords: [],
    packageName: '@mui/x-data-grid',
    githubLabel: 'scope: data grid',
    githubSource: 'packages/x-data-grid',
    waiAria: 'https://www.w3.org/WAI/',
    materialDesign: 'https://m2.material.io/',
  },
  importSize: 113_000,
  toc,
  tabs: ['components-api'],
  blocks: [
    { kind: 'html', html: '<p>Copy</p><button aria-label="Copy code">Copy</button>' },
    { kind: 'demo', name: 'BasicSort', options: {}, info: demoInfo },
  ],
  source: 'data/react-data-grid/sorting/sorting.md',
  ...neighbours,
};

const api: ApiPageProps = {
  kind: 'api',
  pathname: '/x/api/data-grid/data-grid/',
  title: 'DataGrid',
  description: 'Props of the DataGrid.',
  plan: 'pro',
  toc,
  blocks: [{ kind: 'html', html: '<div class="api-toolbar"><label>Filter</label></div>' }],
  ...neighbours,
};

const pages: [name: string, path: string, page: ReactNode][] = [
  ['a guide', guide.pathname, <GuidePage page={guide} />],
  ['a page of the API', api.pathname, <ApiPage page={api} />],
  ['the page “not found”', '/404/', <NotFoundPage />],
  ['the offline page', '/x/offline/', <OfflinePage />],
  ['the page of production errors', '/production-error/', <ProductionErrorPage />],
  ['the page of a failure', '/500/', <FailurePage />],
];

afterEach(() => {
  globalThis.docsTranslate = undefined;
});

test.each(pages)('React adopts %s in another language as it is', async (_, pathname, page) => {
  const site = (
    <AppProviders>
      <AppFrame pathname={pathname}>{page}</AppFrame>
    </AppProviders>
  );
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="__next">${renderToString(site)}</div>`;
  const translate = createTranslate({ zh: chinese, en: english }, 'zh');
  globalThis.docsTranslate = (text, values) => translate(text, values)!;
  showTexts();
  const root = document.getElementById('__next')!;
  const before = root.textContent;
  expect(before).toContain(chinese['Skip to content']);
  const onRecoverableError = vi.fn();
  // Async, so that effects and promises finish.
  await act(async () => void hydrateRoot(root, site, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
  expect(root.textContent).toBe(before);
});

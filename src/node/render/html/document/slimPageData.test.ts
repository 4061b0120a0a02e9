import { expect, test } from 'vitest';
import type { DemoInfo } from '../../../../core/demoTypes';
import type { ApiPageProps, GuidePageProps, PageProps } from '../../../../core/pageProps';
import { slimPageData } from './slimPageData';

const page: GuidePageProps = {
  kind: 'guide',
  pathname: '/x/a/',
  meta: { title: 'A', description: 'D.', productId: 'x', components: [], hooks: [], keywords: [] },
  toc: [{ id: 'a', title: 'A', level: 2 }],
  blocks: [
    { kind: 'html', html: '<p>long</p>' },
    { kind: 'demo', name: 'Sorting', options: { height: 400 } },
  ],
  source: 'data/a/a.md',
};

test('leaves out what the document holds and keeps what React needs', () => {
  const pageProps: PageProps = { userLanguage: 'en', translations: {}, page };
  const slim = slimPageData({ pageProps });
  expect(slim.pageProps.page).toEqual({
    ...page,
    toc: [],
    blocks: [{ kind: 'html', html: '' }, page.blocks[1]],
  });
  // The full props go into `_next/data` and must stay whole.
  expect(page.blocks[0]).toEqual({ kind: 'html', html: '<p>long</p>' });
});

test('leaves out the code of demos, which the document holds too', () => {
  const info = { name: 'Sorting', html: '<b>code</b>', preview: '<b>part</b>' } as DemoInfo;
  const blocks = [{ kind: 'demo' as const, name: 'Sorting', options: {}, info }];
  const pageProps: PageProps = { userLanguage: 'en', translations: {}, page: { ...page, blocks } };
  expect(slimPageData({ pageProps }).pageProps.page).toHaveProperty('blocks', [
    { ...blocks[0], info: { name: 'Sorting', html: '', preview: '' } },
  ]);
});

test("passes Next's own error page, which has no props of ours", () => {
  expect(slimPageData({})).toEqual({});
});

test('leaves out the text of an API page as well', () => {
  const api: ApiPageProps = {
    kind: 'api',
    pathname: '/x/api/charts/bar/',
    title: 'Bar API',
    description: 'D.',
    toc: [{ id: 'props', title: 'Props', level: 2 }],
    blocks: [{ kind: 'html', html: '<table></table>' }],
  };
  const slim = slimPageData({ pageProps: { userLanguage: 'en', translations: {}, page: api } });
  expect(slim.pageProps.page).toEqual({ ...api, toc: [], blocks: [{ kind: 'html', html: '' }] });
});

import { describe, expect, test } from 'vitest';
import type { ApiHook } from '../read/reference/apiTypes';
import type { ApiSite } from '../model/api/apiSite';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import { lostAnchors } from './anchors';
import { checkLinks } from './links';

function guide(pathname: string, hrefs: string[] = [], ids: string[] = []): ParsedGuide {
  return {
    file: `data${pathname}page.md`,
    props: {
      kind: 'guide',
      pathname,
      meta: {
        title: 'T',
        description: 'D.',
        productId: 'x',
        components: [],
        hooks: [],
        keywords: [],
      },
      toc: [],
      blocks: [],
    },
    links: hrefs.map((href) => ({ href, line: 7 })),
    unwrittenLinks: [],
    sections: [],
    ids,
    source: { text: '', tree: { type: 'root', children: [] } },
    fences: [],
  };
}

const entry: ApiHook = {
  $schema: '/x/api/schema.json',
  kind: 'hook',
  name: 'useThing',
  product: 'charts',
  slug: 'use-thing',
  pathname: '/x/api/charts/use-thing/',
  imports: [],
  description: '',
  deprecated: false,
  source: 'packages/x-charts/src/useThing.ts',
  demos: [],
  types: {},
  parameters: [{ name: 'options', type: 'Options', description: '' }],
  props: [],
  returns: { type: 'void', description: '', members: [] },
};

const api: ApiSite = { inputs: '', entries: [entry], parts: [], undocumented: [] };

const check = (hrefs: string[]) => () =>
  checkLinks({
    guides: [guide('/x/a/', hrefs, ['own']), guide('/x/b/', [], ['there', 'قسم'])],
    unwritten: new Set(['/x/later/']),
    api,
  });

describe('checkLinks', () => {
  test.each([
    '/x/b/',
    '/x/b/#there',
    '/x/b/?q=1#there',
    `/x/b/#${encodeURIComponent('قسم')}`,
    '#own',
    '/',
    '/x/later/#anything',
    '/x/api/charts/',
    '/x/api/charts/#hooks',
    '/x/api/charts/use-thing/#use-thing-parameter-options',
    'https://example.com/x/',
    'mailto:a@b.example',
    '/static/favicon.svg',
  ])('accepts %s', (href) => {
    expect(check([href])).not.toThrow();
  });

  test.each([
    [
      '/x/missing/',
      /data\/x\/a\/page\.md:7: The link \/x\/missing\/ leads to no page\.\n {2}Fix: Use a path/,
    ],
    [
      '/x/b/#gone',
      /names a hash that data\/x\/b\/page\.md does not have\.\n {2}Fix: Use one of: there/,
    ],
    ['#gone', /names a hash that data\/x\/a\/page\.md does not have/],
    [
      '/x/api/charts/use-thing/#use-thing-parameter-option',
      /use-thing\/ does not have\.\n {2}Fix: Did you mean "use-thing-parameter-options"\?/,
    ],
    ['/static/no.png', /leads to no page/],
    ['/x/b/#%E0%A4%A', /cannot be decoded/],
  ])('refuses %s', (href, message) => {
    expect(check([href])).toThrow(message);
  });
});

test('a link in what the packages say is checked as well', () => {
  const description = 'See [the guide](/x/b/#gone).';
  const run = () =>
    checkLinks({
      guides: [guide('/x/b/', [], ['there'])],
      unwritten: new Set(),
      api: { ...api, entries: [{ ...entry, description }] },
    });
  expect(run).toThrow(/^packages\/x-charts\/src\/useThing\.ts: The link \/x\/b\/#gone names/);
});

test('lostAnchors names what was published and is gone', () => {
  const recorded = { '/x/a/': ['own', 'old'], '/x/gone/': ['top'] };
  expect(lostAnchors(recorded, [guide('/x/a/', [], ['own', 'new'])])).toEqual([
    '/x/a/#old',
    '/x/gone/#top',
  ]);
});

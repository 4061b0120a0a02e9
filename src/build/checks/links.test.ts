import { describe, expect, test } from 'vitest';
import type { ParsedGuide } from '../parsedGuide';
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
      hasCode: false,
    },
    links: hrefs.map((href) => ({ href, line: 7 })),
    unwrittenLinks: [],
    ids,
    fences: [],
  };
}

const check = (hrefs: string[]) => () =>
  checkLinks({
    guides: [guide('/x/a/', hrefs, ['own']), guide('/x/b/', [], ['there', 'قسم'])],
    unwritten: new Set(['/x/later/']),
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
    ['/static/no.png', /leads to no page/],
    ['/x/b/#%E0%A4%A', /cannot be decoded/],
  ])('refuses %s', (href, message) => {
    expect(check([href])).toThrow(message);
  });
});

test('lostAnchors names what was published and is gone', () => {
  const recorded = { '/x/a/': ['own', 'old'], '/x/gone/': ['top'] };
  expect(lostAnchors(recorded, [guide('/x/a/', [], ['own', 'new'])])).toEqual([
    '/x/a/#old',
    '/x/gone/#top',
  ]);
});

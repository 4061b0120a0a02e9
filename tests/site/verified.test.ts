import { expect, test } from 'vitest';
import type { ExportedPage } from './exportedPages';
import { choosePages, shippedPackages, type Verified } from './verified';

const pages: ExportedPage[] = Array.from({ length: 200 }, (_, index) => ({
  pathname: `/x/page-${index}/`,
  kind: 'text guide',
  size: index,
  demos: [],
}));
const keys = new Map(pages.map(({ pathname }) => [pathname, `key of ${pathname}`]));
const verified: Verified = { frame: 'frame', pages: Object.fromEntries(keys) };

const choose = (changes: { verified?: Verified; frame?: string; commit?: string } = {}) =>
  choosePages(
    pages,
    keys,
    changes.verified ?? verified,
    changes.frame ?? 'frame',
    changes.commit ?? 'a',
  ).map(({ pathname }) => pathname);

test('when nothing has changed, a sample and the longest page of each kind are visited', () => {
  expect(choose()).toHaveLength(25);
  expect(choose()).toContain('/x/page-199/');
});

test('another commit has another sample', () => {
  expect(choose({ commit: 'b' })).toHaveLength(25);
  expect(choose({ commit: 'b' })).not.toEqual(choose());
});

test('another frame, or other tests, have a larger sample', () => {
  expect(choose({ frame: 'other' })).toHaveLength(81);
});

test('every page whose key is not recorded is visited', () => {
  const { '/x/page-3/': _new, ...rest } = verified.pages;
  const chosen = choose({ verified: { ...verified, pages: { ...rest, '/x/page-7/': 'old' } } });
  expect(chosen).toEqual(expect.arrayContaining(['/x/page-3/', '/x/page-7/']));
  expect(chosen).toHaveLength(27);
  expect(choose({ verified: { frame: '', pages: {} } })).toHaveLength(200);
});

test('a page depends on the packages that reach readers, not on those that test it', () => {
  const lock = (react: string, tool: string) =>
    JSON.stringify({
      packages: {
        '': { version: '1.0.0' },
        'node_modules/react': { version: react },
        'node_modules/tool': { version: tool, dev: true },
      },
    });
  expect(shippedPackages(lock('19.0.0', '1.0.0'))).toEqual(['node_modules/react@19.0.0']);
  expect(shippedPackages(lock('19.0.0', '2.0.0'))).toEqual(
    shippedPackages(lock('19.0.0', '1.0.0')),
  );
  expect(shippedPackages(lock('19.0.1', '1.0.0'))).not.toEqual(
    shippedPackages(lock('19.0.0', '1.0.0')),
  );
});

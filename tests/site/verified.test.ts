import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../src/node/kit/contentHash';
import { buildDemo } from '../../src/node/read/demos/buildDemo';
import { collectDemo } from '../../src/node/read/demos/collectDemo';
import { demoCode } from '../fixtures/demos/demoFixture';
import type { ExportedPage } from './exportedPages';
import {
  choosePages,
  frameKey,
  namedPages,
  pageKeys,
  shippedPackages,
  type Verified,
} from './verified';

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

test('pages may be named; one that is not there stops the run', () => {
  const named = namedPages(pages, ['/x/page-7/', '/x/page-3/']);
  expect(named.map(({ pathname }) => pathname)).toEqual(['/x/page-3/', '/x/page-7/']);
  expect(() => namedPages(pages, ['/x/gone/'])).toThrow(/\/x\/gone\/, which out\/ lacks/);
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

describe('an edit of one file', () => {
  const ORDERS = '/x/orders/';
  const SALES = '/x/sales/';
  const bothPages: ExportedPage[] = [ORDERS, SALES].map((pathname) => ({
    pathname,
    kind: 'text guide',
    size: 1,
    demos: pathname === ORDERS ? ['OrdersGrid'] : [],
  }));
  const PROJECT = {
    'data/shop/dataset/orders.ts': 'export const orders = [1];\n',
    'data/shop/orders/OrdersGrid.tsx': demoCode(
      'OrdersGrid',
      "import { orders } from '../dataset/orders';\nconsole.log(orders);\n",
    ),
    'data/shop/orders/SalesGrid.tsx': demoCode('SalesGrid'),
    'data/nav/index.ts': 'export {};',
    'pages/_app.tsx': 'export {};',
    'src/boot/boot.ts': 'export {};',
    'src/boot/boot.test.ts': 'export {};',
    'src/styles/demo.css': '.demo { color: red }',
    'src/styles/frame.css': '.bar { color: red }',
    'src/styles/print.css': '.ad { display: none }',
    'tests/e2e/frame.ts': 'export {};',
    'tests/site/visit.spec.ts': 'export {};',
    'translations/translations.json': '{}',
    'preview/serve.ts': 'export {};',
    'next.config.ts': 'export {};',
    'playwright.config.ts': 'export {};',
    'package-lock.json': JSON.stringify({ packages: { 'node_modules/react': { version: '1' } } }),
  };
  let root: string;

  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };

  /** Writes the pages as a build would: each names the hash of all files of its demo. */
  async function build(): Promise<void> {
    const shop = path.join(root, 'data/shop');
    const place = { folder: `${shop}/orders`, datasetFolder: `${shop}/dataset` };
    for (const [page, demo] of Object.entries({ [ORDERS]: 'OrdersGrid', [SALES]: 'SalesGrid' })) {
      const { sources } = await buildDemo(collectDemo(demo, place));
      const data = { page, sourcesUrl: contentHash(JSON.stringify(sources)), buildId: 'one' };
      const script = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
      write(`out${page}index.html`, `<main>Text</main>${script}`);
    }
  }

  const keysNow = () => ({ pages: pageKeys(bothPages, root), frame: frameKey(root) });

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'verified-'));
    for (const [file, content] of Object.entries(PROJECT)) write(file, content);
    await build();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    ['data/shop/dataset/orders.ts', 'export const orders = [2];\n', [ORDERS], false],
    ['data/shop/orders/SalesGrid.tsx', demoCode('SalesGrid', '// New\n'), [SALES], false],
    ['src/styles/frame.css', '.bar { color: blue }', [ORDERS, SALES], true],
    ['src/styles/frame.css', '/* Red. */\n.bar {\n  color: red;\n}\n', [], true],
    ['src/styles/demo.css', '.demo { color: blue }', [ORDERS], true],
    ['src/styles/print.css', '.ad { color: blue }', [], true],
    ['src/boot/boot.ts', 'export const a = 1;', [], true],
    ['tests/e2e/frame.ts', 'export const a = 1;', [], true],
    ['tests/site/visit.spec.ts', 'export const a = 1;', [], true],
    ['data/nav/index.ts', 'export const a = 1;', [], true],
    ['translations/translations.json', '{ "a": "b" }', [], true],
    [
      'package-lock.json',
      JSON.stringify({ packages: { 'node_modules/react': { version: '2' } } }),
      [ORDERS, SALES],
      true,
    ],
    ['preview/serve.ts', 'export const a = 1;', [], true],
    ['next.config.ts', 'export const a = 1;', [], true],
    ['playwright.config.ts', 'export const a = 1;', [], true],
    ['src/boot/boot.test.ts', 'export const a = 1;', [], false],
  ])(
    '%s: these pages are due, and the frame where it counts',
    async (file, content, due, frame) => {
      const before = keysNow();
      write(file, content);
      await build();
      const after = keysNow();
      const changed = [...after.pages].filter(([page, key]) => key !== before.pages.get(page));
      expect(changed.map(([page]) => page)).toEqual(due);
      expect(after.frame !== before.frame).toBe(frame);
    },
  );
});

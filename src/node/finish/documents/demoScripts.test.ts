import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitPreloads, findDemoScripts } from './demoScripts';

const BARS = '/x/react-charts/bars/';
const PIE = '/x/react-charts/pie/';
const ITEMS = '/x/react-tree-view/items/';

let root: string;

/** Writes a chunk as the bundler does: `loaders` are lists of chunks by the number of a module. */
function writeChunk(name: string, code: string, loaders: Record<number, string[]>): void {
  const modules = Object.entries(loaders).map(([number, names]) => {
    const list = JSON.stringify(names.map((one) => `static/chunks/${one}`));
    return `,${number},e=>{e.v(t=>Promise.all(${list}.map(t=>e.l(t))).then(()=>t(9)))}`;
  });
  writeFileSync(
    path.join(root, '_next/static/chunks', name),
    `push([1,${code}${modules.join('')}])`,
  );
}

function writePage(
  name: string,
  pathname: string,
  demos: Record<number, string[]>,
  order: readonly (number | string)[] = Object.keys(demos),
): void {
  const entries = order.map((number) => `Demo${number}:{system:()=>s.A(${number})}`);
  writeChunk(name, `["demos",0,{${entries.join()}},"page",0,"demos of ${pathname}"]`, demos);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(root, '_next/static/chunks'), { recursive: true });
  writeChunk('frame.js', '0', { 5: ['registry.js', 'surface.js'], 6: ['editor.js'] });
  writeChunk('registry.js', `{"${BARS}":()=>a.A(1),"${PIE}":()=>a.A(2),"${ITEMS}":()=>a.A(3)}`, {
    1: ['barsPage.js'],
    2: ['piePage.js'],
    3: ['itemsPage.js'],
  });
  // The first demo is the first that the page names, wherever its module stands.
  writePage('barsPage.js', BARS, { 40: ['second.js'], 41: ['first.js', 'charts.js'] }, [41, 40]);
  writePage('piePage.js', PIE, { 50: ['pie.js', 'charts.js'] });
  writePage('itemsPage.js', ITEMS, { 60: ['items.js'] });
});

afterEach(() => rmSync(root, { recursive: true }));

test('the first demo of a page needs what all demos need, the list of the page, and itself', () => {
  expect(findDemoScripts(root)).toEqual(
    new Map([
      [BARS, ['registry.js', 'surface.js', 'barsPage.js', 'first.js', 'charts.js']],
      [PIE, ['registry.js', 'surface.js', 'piePage.js', 'pie.js', 'charts.js']],
      [ITEMS, ['registry.js', 'surface.js', 'itemsPage.js', 'items.js']],
    ]),
  );
});

test('a page whose chunks are not found stops the build, and is named', () => {
  writeChunk('barsPage.js', `["demos",0,{A:{system:()=>s.B(1)}},"page",0,"demos of ${BARS}"]`, {});
  expect(() => findDemoScripts(root)).toThrow(/demos of \/x\/react-charts\/bars\/ are not found/);
});

test('each product has a script with the chunks of its own pages', async () => {
  const addresses = await emitPreloads(root, findDemoScripts(root));
  expect(addresses.get(BARS)).toBe(addresses.get(PIE));
  expect(addresses.get(ITEMS)).not.toBe(addresses.get(BARS));
  // The only folder from which the page's policy lets scripts run (boot/defaultPolicy.ts).
  for (const address of addresses.values()) expect(address).toMatch(/^\/_next\/static\//);
  const text = readFileSync(path.join(root, addresses.get(PIE)!), 'utf8');
  expect(text).toContain('pie.js');
  expect(text).not.toContain('items.js');
});

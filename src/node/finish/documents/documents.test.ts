import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addIntegrity } from './addIntegrity';
import { deferScripts } from './deferScripts';
import { moveBootLast } from './moveBootLast';
import { moveInlineScripts } from './moveInlineScripts';

const BOOTSTRAP = '(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push(["a",{}]);';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(root, '_next/static'), { recursive: true });
  for (const name of ['one', 'two'])
    writeFileSync(path.join(root, `_next/static/${name}.js`), name);
  writeFileSync(path.join(root, '_next/static/page.css'), 'a{}');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('moveInlineScripts', () => {
  test("puts Next's bootstrap into a hashed file, in place", () => {
    const html = `<head><script>${BOOTSTRAP}</script><script src="/_next/static/one.js"></script></head>`;
    const moved = moveInlineScripts(html, root, 'a.html');
    const address =
      /^<head><script src="(\/_next\/static\/inline\/[\w-]+\.js)" defer><\/script>/.exec(moved);
    expect(readFileSync(path.join(root, address![1]!), 'utf8')).toBe(BOOTSTRAP);
    expect(moved).toContain('<script src="/_next/static/one.js"></script>');
  });

  test('leaves data blocks alone', () => {
    const html = '<script id="__NEXT_DATA__" type="application/json">{"a":1}</script>';
    expect(moveInlineScripts(html, root, 'a.html')).toBe(html);
  });

  test('fails on any other inline script and names the document', () => {
    const html = '<script>alert(1)</script>';
    expect(() => moveInlineScripts(html, root, 'x/a.html')).toThrow(/x\/a\.html: an inline script/);
  });
});

describe('deferScripts', () => {
  test('lists the scripts in order with their hashes and leaves none that would run', () => {
    const html =
      '<head><link rel="preload" href="/_next/static/one.js" as="script"/>' +
      '<script defer="" nomodule="" src="/_next/static/polyfills.js"></script>' +
      '<script src="/_next/static/two.js" async=""></script><script src="/assets/boot.js"></script></head>' +
      '<body><script src="/_next/static/one.js" defer=""></script></body>';
    const deferred = deferScripts(html, root);
    const list = JSON.parse(
      /id="deferred-scripts">(.*?)<\/script>/.exec(deferred)![1]!,
    ) as string[][];
    expect(list.map(([address]) => address)).toEqual([
      '/_next/static/two.js',
      '/_next/static/one.js',
    ]);
    for (const [, integrity] of list) expect(integrity).toMatch(/^sha384-[\w+/=]{64}$/);
    expect(deferred).not.toMatch(/src="\/_next|preload|polyfills/);
    expect(deferred).toContain('<script src="/assets/boot.js"></script>');
  });

  test('fails when a script that a document names is not there', () => {
    expect(() =>
      deferScripts('<script src="/_next/static/gone.js"></script></body>', root),
    ).toThrow(/gone\.js/);
  });
});

describe('moveBootLast', () => {
  const sheet = '<link rel="stylesheet" href="/assets/content.css"/>';
  const boot = '<script src="/assets/boot.$&1.js"></script>';

  test('puts the boot script behind the style sheets', () => {
    expect(moveBootLast(`<head>${boot}${sheet}</head><body>`)).toBe(
      `<head>${sheet}${boot}</head><body>`,
    );
  });

  test('fails for a document without one', () => {
    expect(() => moveBootLast(`<head>${sheet}</head>`)).toThrow(/without the boot script/);
  });
});

test('addIntegrity gives scripts and style sheets of the site their hash, once', () => {
  const html =
    '<link rel="stylesheet" href="/_next/static/page.css" data-n-g=""/><script src="/_next/static/one.js"></script>' +
    '<link rel="icon" href="/static/favicon.svg"/>';
  const once = addIntegrity(html, root);
  expect(once.match(/integrity="sha384-/g)).toHaveLength(2);
  expect(once).toContain('<link rel="icon" href="/static/favicon.svg"/>');
  expect(addIntegrity(once, root)).toBe(once);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFailure } from '../../src/node/kit/describeFailure';
import { assertPathnames } from '../../src/node/model/navigation/assertPathnames';
import { assertUniquePathnames } from '../../src/node/model/navigation/assertUniquePathnames';
import { assertPlanned } from '../../src/node/model/site';
import { normalizeSource } from '../../src/node/read/markdown/normalizeSource';
import { parseGuide } from '../../src/node/read/markdown/parseGuide';
import { checkSettings } from '../../src/node/read/services/checkSettings';
import { readServices } from '../../src/node/read/services/readServices';
import { readTable } from '../../src/node/render/assets/emitLanguages';
import { guideContext } from '../fixtures/markdown/guideFixture';

// Whatever a writer gets wrong stops the build with the place, the problem and the fix, and no stack.

const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readBrokenTable(text: string): void {
  const file = path.join(folder, 'translations-xx.json');
  writeFileSync(file, text);
  readTable(file);
}

const unknownProduct = `---
title: A page
description: A sentence.
productId: x-nothing
---

Text.
`;

test.each<[mistake: string, place: string, read: () => unknown]>([
  ['translations that are cut off', 'translations-xx.json: ', () => readBrokenTable('{"strings":')],
  ['translations that are a list', 'translations-xx.json: ', () => readBrokenTable('[]')],
  [
    'a path that stands twice in the navigation',
    'data/nav: ',
    () => assertUniquePathnames([{ pathname: '/x/a/' }, { pathname: '/x/a/' }]),
  ],
  ['a path without its slash', 'data/nav: ', () => assertPathnames([{ pathname: '/x/a' }])],
  ['a file that no entry leads to', 'data/a/a.md: ', () => assertPlanned(['data/a/a.md'], [])],
  ['an unknown product', 'data/', () => parseGuide(unknownProduct, guideContext)],
  ['bytes that are no UTF-8', 'data/a/a.md:2: ', () => normalizeSource('a\n\uFFFD', 'data/a/a.md')],
  ['a mark of private use', 'data/a/a.md:1: ', () => normalizeSource('\uE000', 'data/a/a.md')],
  [
    'a host that is an address',
    'environment variable NEXT_PUBLIC_DOCS_HOST: ',
    () => checkSettings({ NEXT_PUBLIC_DOCS_HOST: 'https://mui.com/' }),
  ],
  [
    'a repository that is a script',
    'environment variable SOURCE_CODE_REPO: ',
    () => checkSettings({ SOURCE_CODE_REPO: 'javascript:alert(1)' }),
  ],
  [
    'every origin for ads',
    'environment variable NEXT_PUBLIC_AD_ORIGINS: ',
    () => readServices({ NEXT_PUBLIC_AD_ORIGINS: 'https://*' }),
  ],
])('%s', (_, place, read) => {
  const said = failureOf(read);
  expect(said).toContain(place);
  expect(said).toMatch(/\n {2}Fix: \w/);
  expect(said).not.toMatch(/\n\s+at /);
});

test('a defect of the build keeps its stack', () => {
  const said = failureOf(() => {
    throw new TypeError('undefined is not a function');
  });
  expect(said).toMatch(/undefined is not a function\n\s+at /);
  expect(describeFailure('text')).toBe('text');
});

function failureOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return describeFailure(error);
  }
  throw new Error('Nothing was wrong with it.');
}

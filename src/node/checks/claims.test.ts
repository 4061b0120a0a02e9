import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claimProblems, claimsFile } from './claims';
import { guideFrom } from './guideFixture';

const PATHNAME = '/x/react-data-grid/orders/';
const FILE = 'tests/claims/react-data-grid/orders.test.tsx';
const guides = [guideFrom('## Sort by *name* [#by-name]\n\nText.', PATHNAME)];

const root = mkdtempSync(path.join(tmpdir(), 'claims-'));

function problemsOf(code: string, file = FILE): string[] {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, code);
  return claimProblems(file, guides, root).map(({ message }) => message);
}

const claims = (heading: string) =>
  `const claim = claimsOf('${PATHNAME}');\nclaim('${heading}', 'It sorts', () => {});\n`;

test('a page has its claims in the file of its path', () => {
  expect(claimsFile(PATHNAME)).toBe(FILE);
});

test('a page with many claims has them in parts', () => {
  const part = 'tests/claims/react-data-grid/orders.part.test.tsx';
  expect(problemsOf(claims('Sort by name'), part)).toEqual([]);
  expect(problemsOf(claims('Sort by names'), part)).toHaveLength(1);
});

test('a claim leads to a heading, or to the title for what stands before the first', () => {
  expect(problemsOf(claims('Sort by name'))).toEqual([]);
  expect(problemsOf(claims('Orders'))).toEqual([]);
});

test('a claim for a heading that is gone names file, line and the near match', () => {
  expect(problemsOf(claims('Sort by names'))[0]).toMatch(
    /^tests\/claims\/react-data-grid\/orders\.test\.tsx:2: .*no heading "Sort by names"[\s\S]*Did you mean "Sort by name"/,
  );
});

test('claims of no page, and of another page than their file, are refused', () => {
  expect(problemsOf(claims('Orders'), 'tests/claims/gone.test.tsx')[0]).toMatch(
    /belong to no page/,
  );
  expect(problemsOf("claimsOf('/x/a/');")[0]).toMatch(/name another page/);
});

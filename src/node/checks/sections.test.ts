import { expect, test } from 'vitest';
import { guideFrom } from './guideFixture';
import { sectionProblems } from './sections';

const vocabulary = new Set(['sortModel', 'setSortModel', 'rows']);
const problemsOf = (text: string) =>
  sectionProblems(guideFrom(text), vocabulary).map(({ problem }) => problem);

const FENCE = '\n\n```ts\nconst sortModel = [];\n```\n';

test('what the first paragraph of a section names is in its code', () => {
  expect(problemsOf(`## Sort\n\nPass \`sortModel\`.${FENCE}`)).toEqual([]);
  expect(problemsOf('## Sort [#sort]\n\nPass `sortModel` and `other`.')).toEqual([
    'The section "Sort" begins with `sortModel`, which no code on screen shows.',
  ]);
});

test('code of a section below counts, code of the next one does not', () => {
  expect(problemsOf(`## A\n\nPass \`sortModel\`.\n\n### B\n\nText.${FENCE}`)).toEqual([]);
  expect(problemsOf(`## A\n\nPass \`sortModel\`.\n\n## B\n\nText.${FENCE}`)).toHaveLength(1);
});

test('one identifier of a piece of code is enough', () => {
  expect(problemsOf('## A\n\nCall `setSortModel(rows)`.\n\n```ts\nvoid rows;\n```\n')).toEqual([]);
});

test('the name of a package is none of the API', () => {
  const problems = sectionProblems(guideFrom('Install `@mui/x-charts`.'), new Set(['x']));
  expect(problems).toEqual([]);
});

test('later paragraphs, and a section that argues its case, are left alone', () => {
  expect(problemsOf('## A\n\nText.\n\nSee `sortModel`.')).toEqual([]);
  const note = '<!-- unshown: sortModel: the page before shows it -->';
  expect(problemsOf(`## A\n\n${note}\n\nPass \`sortModel\`.`)).toEqual([]);
  expect(problemsOf(`## A\n\n<!-- unshown: sortModel: -->\n\nPass \`sortModel\`.`)).toHaveLength(1);
});

test('what stands before the first heading is a section too', () => {
  expect(problemsOf('Pass `rows`.\n\n## A\n\nText.')[0]).toMatch(/^The section before the first/);
});

import { expect, test } from 'vitest';
import { guideFrom, LINES_BEFORE } from '../guideFixture';
import { BANNED_USES } from './bannedUses';
import { checkProse, proseProblems } from './checkProse';

const problemsOf = (text: string) => proseProblems(guideFrom(text)).map(({ message }) => message);

test.each([
  ['reader', 'The reader sees a list.'],
  ['people', 'People click it.'],
  ['somebody', 'When somebody clicks, it opens.'],
  ['that of', 'The width is that of the parent.'],
  ['the one of', 'Not the one of the rows.'],
  ['such a', 'Such a theme stays.'],
  ['anew', 'The grid renders anew.'],
  ['stands', 'A group stands above its rows.'],
  ['knows', 'The file knows types.'],
  ['tells', 'The event tells the reason.'],
  ['says', 'Whatever the option says.'],
  ['carries', 'Each row carries an id.'],
  ['hands', 'Hand it on to the root.'],
  ['holds', 'The file holds rows.'],
  ['takes', 'The menu takes options.'],
  ['of its own', 'A page of its own.'],
  ['as a rule', 'It is light as a rule.'],
  ['even numbers', 'Ticks at even numbers.'],
  ['the cross', 'Click the cross.'],
  ['simply', 'Simply click.'],
  ['please', 'Please click.'],
])('"%s" has a usual word', (name, text) => {
  expect(problemsOf(text)[0]).toMatch(new RegExp(`^\\S+:${LINES_BEFORE + 1}: "${name}" in: `));
});

test('every banned use is tried above', () => {
  expect(BANNED_USES).toHaveLength(21);
});

test.each([
  'A screen reader announces it.',
  'It takes place after 300 ms and takes effect.',
  'UTC stands for a time scale.',
  'There is no such a thing.',
  'Those of day 3 are hidden.',
])('leaves alone: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('code, demos and the ids of headings are no prose', () => {
  expect(
    problemsOf(
      '## Sort [#takes-holds]\n\nCall `takes()`.\n\n```ts\nconst holds = 1;\nvoid holds;\n```\n',
    ),
  ).toEqual([]);
});

test('tables, lists and callouts are prose', () => {
  expect(problemsOf('| A |\n| - |\n| It holds rows |')).toHaveLength(1);
  expect(problemsOf('- It holds rows.')).toHaveLength(1);
  expect(problemsOf(':::info\nIt holds rows.\n:::')).toHaveLength(1);
});

test('a sentence has at most 35 words', () => {
  const words = (count: number) =>
    `${Array.from({ length: count }, (_, index) => `w${index}`).join(' ')}.`;
  expect(problemsOf(words(35))).toEqual([]);
  expect(problemsOf(words(36))[0]).toContain('A sentence has 36 words');
});

test('doubled words and wrong articles are named', () => {
  expect(problemsOf('The the grid.')[0]).toContain('Unexpected repeated `the`');
  expect(problemsOf('It is a option.')[0]).toContain('before `option`, expected `an`');
});

test('a note above a paragraph allows one word in it', () => {
  const note = '<!-- allow: holds: a quotation -->';
  expect(problemsOf(`${note}\n\nThe file holds rows.`)).toEqual([]);
  expect(problemsOf(`${note}\n\nText.\n\nThe file holds rows.`)).toHaveLength(1);
  expect(problemsOf('<!-- allow: holds: -->\n\nThe file holds rows.')).toHaveLength(1);
});

test('all problems of all guides are thrown at once, with the alternative', () => {
  const guides = [guideFrom('It holds rows.'), guideFrom('It takes rows.')];
  expect(() => checkProse({ guides })).toThrow(
    /Fix: Write "contains" or "includes"[\s\S]*Fix: Write "accepts"/,
  );
});

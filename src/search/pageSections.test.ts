// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { missingIssue } from './missingIssue';
import { withPageSections } from './pageSections';

afterEach(() => {
  document.body.innerHTML = '';
});

const showToc = () => {
  document.body.innerHTML =
    '<nav class="toc"><ul><li class="toc-2"><a href="#rows">Rows</a></li>' +
    '<li class="toc-3"><a href="#one">One row</a></li></ul></nav>';
};

test.each([
  ['an empty answer', { isGuess: true }],
  ['a weak answer', { isGuess: false, isWeak: true }],
])('%s gets the sections of the page', (_what, state) => {
  showToc();
  const { groups } = withPageSections({ groups: [], ...state });
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ product: 'page', items: [{ title: [['Rows', false]] }] });
  expect(groups[0]?.items[0]?.href).toMatch(/#rows$/);
});

test('a good answer, and a page without sections, stay as they are', () => {
  const empty = { groups: [], isGuess: true };
  expect(withPageSections(empty)).toBe(empty);
  showToc();
  const good = { groups: [], isGuess: false, isWeak: false };
  expect(withPageSections(good)).toBe(good);
});

test('the issue holds the question and the page, whatever was typed', () => {
  const issue = new URL(missingIssue(`a & "b" ${'🙂'.repeat(200)}`, 'https://mui.com/x/a/'));
  expect(issue.searchParams.get('title')).toContain('a & "b" 🙂');
  expect(issue.searchParams.get('body')).toContain('Page: https://mui.com/x/a/\n');
  expect(issue.href.length).toBeLessThan(8_000);
});

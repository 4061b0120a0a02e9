// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSelectors } from './selectors';

const { querySelectorAll } = Element.prototype;
beforeAll(() => installSelectors(window));
afterAll(() => {
  Element.prototype.querySelectorAll = querySelectorAll;
});

const root = document.createElement('ul');
root.innerHTML =
  '<li id="a" role="treeitem"><ul><li id="b" role="treeitem"><ul><li id="c" role="treeitem"></li></ul></li></ul></li>';
const found = (selector: string) => [...root.querySelectorAll(selector)].map(({ id }) => id);

test('a negated path leaves out what is deeper', () => {
  const items = '[role="treeitem"]';
  expect(found(`*[id="a"] ${items}:not(*[id="a"] ${items} ${items})`)).toEqual(['b']);
  expect(found(`*[id="b"] ${items}:not(*[id="b"] ${items} ${items})`)).toEqual(['c']);
  expect(found(`*[id="c"] ${items}:not(*[id="c"] ${items} ${items})`)).toEqual([]);
});

test('other selectors are answered as ever', () => {
  expect(found('li')).toEqual(['a', 'b', 'c']);
  expect(found('li:not(#a)')).toEqual(['b', 'c']);
  expect(found('#a, li:not(#b)')).toEqual(['a', 'c']);
});

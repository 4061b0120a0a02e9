// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { filterApiRows } from './filterApiRows';

beforeEach(() => {
  document.body.innerHTML = `
    <span data-api-count></span>
    <div class="api-section">
      <div class="api-group" id="a"><table class="api-table">
        <tbody><tr class="api-row" id="sortModel"><td><a class="api-name">sort<wbr>Model</a></td><td>Sets it</td></tr></tbody>
      </table></div>
      <div class="api-group" id="b"><table class="api-table">
        <tbody><tr class="api-row" id="rows"><td>rows</td><td>To sort<p class="api-uses">Used in Paging</p></td></tr></tbody>
      </table></div>
    </div>
    <div class="api-section" id="other"><table class="api-table">
      <tbody><tr class="api-row" id="sx"><td>sx</td></tr></tbody>
    </table></div>`;
});

const isShown = (id: string) => !document.getElementById(id)!.hidden;
const count = () => document.querySelector('[data-api-count]')!.textContent;

test('shows the rows with every word, and says how many', () => {
  filterApiRows(' SORT model ');
  expect(['sortModel', 'rows', 'sx'].map(isShown)).toEqual([true, false, false]);
  expect(count()).toBe('1 of 3 entries');
  expect(['a', 'b', 'other'].map(isShown)).toEqual([true, false, false]);
});

test('the first letters of the words of a name are enough', () => {
  filterApiRows('sm');
  expect(['sortModel', 'rows', 'sx'].map(isShown)).toEqual([true, false, false]);
});

test('the guides that use a row are not what it says', () => {
  filterApiRows('paging');
  expect(count()).toBe('No entry matches');
});

test('says that nothing matches, and shows all again', () => {
  filterApiRows('nothing');
  expect(count()).toBe('No entry matches');
  filterApiRows('');
  expect(['sortModel', 'rows', 'sx', 'a', 'b', 'other'].every(isShown)).toBe(true);
  expect(count()).toBe('3 entries');
});

import { expect, test } from 'vitest';
import { hasAttribute, hasFocus, isAt, isGone, isInside, isShown } from '../support/conditions';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();
const FIELD = '[data-search-input]';
const FIRST = '#search-results [role=option]';
const SORTING = '/x/react-data-grid/sorting/';

for (const width of [1280, 360]) {
  test(`at ${width} px results show, and Enter leads to the first`, async () => {
    await reader.tab.resize(width, 740);
    await reader.visit('/x/introduction/licensing/');
    await reader.click('.search-button');
    await reader.sees('the focus in the field', hasFocus, FIELD);
    await reader.tab.type('sorting');
    await reader.sees('the result', hasAttribute, FIRST, 'href', SORTING);
    await reader.sees('the first result', isShown, FIRST);
    await reader.sees('the whole dialog', isInside, 'dialog[open][aria-label=Search]');
    const shown = await reader.tab.evaluate(() => {
      const frame = document.querySelector('#search-results')!.getBoundingClientRect();
      const options = [...document.querySelectorAll('#search-results [role=option]')];
      return options.filter((option) => option.getBoundingClientRect().bottom <= frame.bottom + 1)
        .length;
    });
    expect(shown, 'results in view').toBeGreaterThanOrEqual(4);
    await reader.tab.press('Enter');
    await reader.sees('the page', isAt, SORTING);
    await reader.sees('no search', isGone, 'dialog[aria-label=Search]');
  });
}

test('the keys open it, arrows choose, Escape closes it', async () => {
  await reader.visit(SORTING);
  await reader.wakeReact();
  await reader.tab.press('k', 'Control');
  await reader.sees('the focus in the field', hasFocus, FIELD);
  await reader.tab.type('rowSelection');
  await reader.sees('an active result', isShown, `${FIRST}[aria-selected=true]`);
  const first = await reader.tab.evaluate(
    () => document.querySelector('[role=option][aria-selected=true]')!.id,
  );
  await reader.tab.press('ArrowDown');
  await reader.sees(
    'another active result',
    (before) => {
      const active = document.querySelector('[role=option][aria-selected=true]')?.id;
      return active !== undefined && active !== before;
    },
    first,
  );
  await reader.tab.press('Escape');
  await reader.sees('no search', isGone, 'dialog[aria-label=Search]');
});

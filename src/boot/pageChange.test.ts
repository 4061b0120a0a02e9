// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/x/a/" }
import { beforeEach, expect, test } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { listenForPageChanges } from './pageChange';

listenForPageChanges();

async function comeIn(address: string): Promise<void> {
  history.replaceState(null, '', address);
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Licensing</h1><h2 id="kö">Keys</h2></main><div id="announcer" role="status"></div>';
});

const focused = () => document.activeElement?.textContent;

test('focuses the title of the new page and says it', async () => {
  await comeIn('/x/a/');
  expect(focused()).toBe('Licensing');
  expect(document.getElementById('announcer')!.textContent).toBe('Licensing');
});

test('focuses the heading that the hash names', async () => {
  await comeIn('/x/a/#k%C3%B6');
  expect(focused()).toBe('Keys');
});

test.each(['#nothing', '#%E0%A4%A', '#', '#%00'])('%s leads to the title', async (hash) => {
  await comeIn(`/x/a/${hash}`);
  expect(focused()).toBe('Licensing');
});

test('a page without a title does no harm', async () => {
  document.body.innerHTML = '';
  await comeIn('/x/a/');
  expect(document.activeElement).toBe(document.body);
});

import { describe, expect, test } from 'vitest';
import { useBrowser, type Reader } from '../support/useBrowser';
import { allDemoPages } from '../../e2e/demoPages';
import { demosLeft } from './demosLeft';
import { EMPTY_DEMOS, SMOKE_PAGES } from './pages';

const reader = useBrowser();
const demosOf = new Map<string, string[]>(
  allDemoPages().map(({ pathname, names }) => [pathname, names]),
);

/** Demos of a page, one after another, as a reader meets them. */
async function showDemos({ tab }: Reader, path: string): Promise<void> {
  const all = await tab.evaluate(() =>
    [...document.querySelectorAll('[data-demo]')].map(({ id }) => id),
  );
  expect(all).toEqual(demosOf.get(path) ?? []);
  let left = all;
  for (const name of all) {
    const isLeft = async () => {
      const seen = all.filter((demo) => !left.includes(demo));
      left = await tab.evaluate(demosLeft, seen, EMPTY_DEMOS);
      return left.includes(name);
    };
    await expect
      .poll(isLeft, { interval: 30, message: `The demo ${name} shows nothing` })
      .toBe(false);
  }
}

for (const width of [1280, 360]) {
  describe(`at ${width} px`, () => {
    test.each(SMOKE_PAGES)('%s', async (path) => {
      const { tab } = reader;
      await tab.resize(width, 900);
      await reader.visit(path);
      await reader.sees('a title', () => document.querySelector('h1')?.textContent !== '');
      await reader.wakeReact();
      await showDemos(reader, path);
      const { scrollWidth, clientWidth } = await tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
    });
  });
}

test.each([
  ['a grid without rows', '/x/react-data-grid/sorting/', '.MuiDataGrid-row'],
  ['a chart without marks', '/x/react-charts/bars/', '.MuiBar-root'],
  ['a tree without items', '/x/react-tree-view/simple-tree-view/items/', '[role=treeitem]'],
])('%s counts as not shown', async (_, path, parts) => {
  await reader.visit(path);
  await reader.wakeReact();
  const first = await reader.tab.evaluate(() => document.querySelector('[data-demo]')!.id);
  const isLeft = async () => (await reader.tab.evaluate(demosLeft, [], [])).includes(first);
  await expect.poll(isLeft).toBe(false);
  await reader.tab.evaluate(
    (demo, selector) => {
      for (const part of document.querySelectorAll(`#${demo} :is(${selector})`)) part.remove();
    },
    first,
    parts,
  );
  expect(await isLeft()).toBe(true);
});

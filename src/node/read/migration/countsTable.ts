import { productName } from '../../../core/xProducts';
import type { Table } from 'mdast';
import type { Migration } from '../../../core/changes';
import { row, versionName, word } from './changesTable';

/**
 * Returns the table of a landing page: for each upgrade how many changes there are, and how many of
 * them the codemods do.
 * @param migrations The upgrades that the page leads to, in its order.
 */
export function countsTable(migrations: readonly Migration[]): Table {
  const titles = ['Product', 'Upgrade', 'Changes', 'By codemod', 'By hand'];
  const header = row(titles.map((title) => [word(title)]));
  const rows = migrations.map(({ product, pathname, from, to, changes }) => {
    const done = changes.filter(({ codemod }) => codemod !== undefined).length;
    const counts = [changes.length, done, changes.length - done].map((count) => [
      word(String(count)),
    ]);
    const upgrade = `${versionName(from)} to ${versionName(to)}`;
    const guide = { type: 'link' as const, url: pathname, children: [word(upgrade)] };
    return row([[word(productName(product))], [guide], ...counts]);
  });
  return {
    type: 'table',
    align: [null, null, 'right', 'right', 'right'],
    children: [header, ...rows],
  };
}

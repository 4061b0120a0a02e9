import { describe, expect, it } from 'vitest';
import { renderBody } from '../../../tests/fixtures/markdown/guideFixture';

const row = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
const table = (columns: number, rows: number) =>
  row(Array(columns).fill('h')) +
  row(Array(columns).fill('-')) +
  row(Array(columns).fill('c')).repeat(rows);

describe('tables', () => {
  it('lets wide ones scroll by keyboard, each with a name of its own', () => {
    const html = renderBody(`${table(3, 1)}\n## A \`b\`\n\n${table(3, 1)}\n${table(4, 30)}`);
    expect(html.match(/<div class="table[^>]*>/g)).toEqual([
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: Sorting">',
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: A b">',
      '<div class="table-scroll table-scroll-long" tabindex="0" role="region" aria-label="Table: A b (2)">',
    ]);
  });

  it('gives narrow ones no stop in the tab order', () => {
    expect(renderBody(table(2, 50))).toMatch(/^<div class="table-frame"><table>/);
  });

  it('names header cells and aligns by class', () => {
    const html = renderBody('| a | | b |\n| - | -: | :-: |\n| 1 | 2 | 3 |\n');
    expect(html).toContain('<th scope="col">a</th>\n<td class="align-end"></td>');
    expect(html).toContain('<td class="align-center">3</td>');
    expect(html).not.toContain('align=');
  });
});

describe('task lists', () => {
  it('name their boxes', () => {
    expect(renderBody('- [x] a\n- [ ] b\n')).toContain(
      '<span class="task-box task-box-done" role="img" aria-label="Done"></span> a',
    );
  });
});

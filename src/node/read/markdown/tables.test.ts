import { describe, expect, it } from 'vitest';
import { renderBody } from '../../../../tests/fixtures/markdown/guideFixture';

const row = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
const table = (columns: number, rows: number) =>
  row(Array(columns).fill('h')) +
  row(Array(columns).fill('-')) +
  row(Array(columns).fill('c')).repeat(rows);

const LONG = 'a sentence that no phone has room for beside three others in one line'.replaceAll(
  ' ',
  '-',
);
const wide = (title: string) => row([title, 'b', 'c']) + row(['-', '-', '-']);

describe('tables', () => {
  it('become blocks on phones where they are wider: each cell names its column', () => {
    const html = renderBody(`${wide('`v7` name')}${row(['x', '', LONG])}`);
    expect(html).toContain('<div class="table-frame table-blocks"><table role="table">');
    expect(html).toContain('<th scope="col" role="columnheader">b</th>');
    expect(html).toContain('<tr role="row">\n<td data-column="v7 name" role="cell">x</td>');
    expect(html).toContain('<td data-column="b" role="cell"></td>');
  });

  it('stay tables where their words fit phones', () => {
    const html = renderBody(table(4, 30));
    expect(html).toMatch(/^<div class="table-frame table-small"><table>/);
    expect(html).not.toContain('data-column');
  });

  it('of two columns break their words', () => {
    expect(renderBody(table(2, 50))).toMatch(/^<div class="table-frame"><table>/);
  });

  it('break long names between their parts, and short ones not at all', () => {
    const names = ['`@mui/x-charts/ResponsiveChartContainer`', '`ChartDataProvider`', '`a`'];
    const html = renderBody(wide('a') + row(names));
    expect(html).toContain('@mui/<wbr>x-charts/<wbr>Responsive<wbr>Chart<wbr>Container</code>');
    expect(html).toContain('<code>ChartDataProvider</code>');
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

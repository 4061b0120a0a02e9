import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { guideContext } from '../../../../tests/fixtures/markdown/guideFixture';
import type { Migration } from '../../../core/changes';
import { GuideDraft } from '../markdown/guideDraft';
import { parseMarkdown } from '../markdown/parseMarkdown';
import { fillChanges } from './fillChanges';

const legend = { kind: 'renamed', effect: 'breaks', section: 'legend' } as const;
const charts: Migration = {
  product: 'charts',
  pathname: guideContext.pathname,
  from: 7,
  to: 8,
  changes: [
    {
      ...legend,
      what: 'prop',
      old: 'slotProps.legend.hidden',
      of: ['LineChart'],
      now: ['hideLegend'],
      codemod: 'v8.0.0/charts/replace-legend-hidden-slot-prop',
      does: 'Set `hideLegend` on the chart.',
    },
    {
      ...legend,
      what: 'prop',
      old: 'slotProps.legend.direction',
      value: 'row',
      does: 'Write `"horizontal"`.',
    },
    { ...legend, section: 'tooltip', what: 'class', old: 'MuiX-old', does: 'Remove the selector.' },
  ],
};

function rowsOf(markdown: string): string[][] {
  const draft = new GuideDraft(guideContext, markdown);
  const tree = parseMarkdown(markdown);
  fillChanges(tree, draft, [charts]);
  const table = tree.children.find((node) => node.type === 'table')!;
  return table.children.map((row) => row.children.map((cell) => toString(cell)));
}

describe('tables of changes', () => {
  it('list what the page has for a section, with the codemod that does it', () => {
    expect(rowsOf('{{"changes": "legend"}}')).toEqual([
      ['v7', 'v8', 'Codemod'],
      [
        'slotProps.legend.hidden of LineChart',
        'Set hideLegend on the chart.',
        'replace-legend-hidden-slot-prop',
      ],
      ["slotProps.legend.direction: 'row'", 'Write "horizontal".', 'By hand'],
    ]);
    expect(rowsOf('{{"changes": "tooltip"}}')[1]![0]).toBe('.MuiX-old');
  });

  it('count what the codemods do', () => {
    expect(rowsOf('{{"changeCounts": 8}}')[1]).toEqual(['Charts', 'v7 to v8', '3', '1', '2']);
  });

  it.each([
    ['{{"changes": "axis"}}', 'nothing for the section "axis"', 'legend, tooltip'],
    ['{{"changeCounts": 7}}', 'No upgrade leads to 7.', 'changeCounts'],
    ['{{"changes": axis}}', 'not valid JSON', 'Write {{"changes"'],
  ])('refuse %s', (markdown, problem, fix) => {
    expect(() => rowsOf(markdown)).toThrow(problem);
    expect(() => rowsOf(markdown)).toThrow(fix);
  });

  it('refuse a page without a list', () => {
    const draft = new GuideDraft(guideContext, '{{"changes": "legend"}}');
    expect(() => fillChanges(parseMarkdown(draft.text), draft, [])).toThrow('No list of changes');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useItemHighlighted, useItemHighlightedGetter } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as React from 'react';
import { expect, vi } from 'vitest';
import HighlightFromList from '../../../data/react-charts/highlighting/HighlightFromList';
import TwoChartsOneHover from '../../../data/react-charts/highlighting/TwoChartsOneHover';
import { claimsOf } from '../claim';
import { attributes, chartLayout, count, point, tooltip } from './chart';

const claim = claimsOf('/x/react-charts/highlighting/');

chartLayout();

const bar = '.MuiBarElement-root';
const size = { width: 485, height: 300, skipAnimation: true };

/** Two series of two bars: a0, a1, b0, b1. */
function Rides({ scope, ...props }: Partial<BarChartProps> & { scope?: object }) {
  return (
    <BarChart
      {...size}
      hideLegend
      xAxis={[{ data: ['Fri', 'Sat'] }]}
      series={[
        { id: 'a', data: [4, 9], highlightScope: scope },
        { id: 'b', data: [3, 5] },
      ]}
      {...props}
    />
  );
}

/** One letter for each bar: highlighted, faded, or neither. */
const states = (selector = bar) =>
  Array.from(document.querySelectorAll(selector), (element) => {
    if (element.hasAttribute('data-highlighted')) return 'H';
    return element.hasAttribute('data-faded') ? 'f' : '-';
  }).join('');

async function move(kind: 'pointerEnter' | 'pointerLeave', index: number, selector = bar) {
  const target = document.querySelectorAll(selector)[index];
  await act(async () => {
    if (target) fireEvent[kind](target, { pointerType: 'mouse' });
  });
}
const lines = () => attributes('.MuiChartsAxisHighlight-root', 'd');

claim(
  'Highlight items and series',
  'item and series highlight, series and global fade',
  async () => {
    const { rerender } = render(<Rides />);
    await move('pointerEnter', 0);
    expect(states()).toBe('----');
    rerender(<Rides scope={{ highlight: 'item' }} />);
    expect(states()).toBe('H---');
    rerender(<Rides scope={{ highlight: 'item', fade: 'series' }} />);
    expect(states()).toBe('Hf--');
    rerender(<Rides scope={{ highlight: 'series', fade: 'global' }} />);
    expect(states()).toBe('HHff');
  },
);

claim('Highlight items and series', 'The scope is that of the hovered series', async () => {
  render(<Rides scope={{ highlight: 'item', fade: 'global' }} />);
  await move('pointerEnter', 2);
  expect(states()).toBe('----');
});

claim('Highlight items and series', 'Bars are brighter, or have an opacity of 0.3', async () => {
  render(<Rides scope={{ highlight: 'item', fade: 'global' }} />);
  await move('pointerEnter', 0);
  expect(attributes(bar, 'filter')[0]).toBe('brightness(120%)');
  expect(attributes(bar, 'opacity').slice(1)).toEqual(['0.3', '0.3', '0.3']);
});

claim('Show a line or band at the pointer', 'A band for bars, a line for lines', async () => {
  const { unmount } = render(<Rides />);
  await point(150, 100);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('Z');
  unmount();
  render(<LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ data: [4, 9] }]} />);
  await point(150, 100);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).not.toContain('Z');
});

claim('Show a line or band at the pointer', 'Horizontal bars have a band along y', async () => {
  render(<Rides layout="horizontal" xAxis={undefined} yAxis={[{ data: ['Fri', 'Sat'] }]} />);
  await point(150, 100);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('Z');
});

claim(
  'Show a line or band at the pointer',
  'None for scatter; no band without a band axis',
  async () => {
    const series = [{ data: [{ id: 1, x: 1, y: 1 }] }];
    const { rerender } = render(<ScatterChart {...size} series={series} />);
    await point(150, 100);
    expect(lines()).toEqual([]);
    rerender(<ScatterChart {...size} series={series} axisHighlight={{ x: 'band', y: 'line' }} />);
    await point(160, 100);
    expect(lines()).toHaveLength(1);
  },
);

claim(
  'Show a line or band at the pointer',
  'The line snaps to a category, or follows',
  async () => {
    render(<Rides axisHighlight={{ x: 'line', y: 'line' }} />);
    await point(150, 100);
    const [first, across] = lines();
    await point(170, 110);
    expect(lines()[0]).toBe(first);
    expect(lines()[1]).not.toBe(across);
  },
);

claim('Show a line or band at the pointer', 'Both none removes the axis tooltip', async () => {
  render(<Rides axisHighlight={{ x: 'none', y: 'none' }} />);
  await point(150, 100);
  expect(tooltip()).toEqual([]);
});

claim('Control the highlight', 'The item shows; null on leave', async () => {
  const onHighlightChange = vi.fn();
  render(
    <Rides
      scope={{ highlight: 'item', fade: 'global' }}
      highlightedItem={{ seriesId: 'a', dataIndex: 1 }}
      onHighlightChange={onHighlightChange}
    />,
  );
  expect(states()).toBe('fHff');
  await move('pointerEnter', 0);
  expect(onHighlightChange.mock.lastCall?.[0]).toEqual({ seriesId: 'a', dataIndex: 0 });
  await move('pointerLeave', 0);
  expect(onHighlightChange.mock.lastCall?.[0]).toBeNull();
});

claim('Control the highlight', 'A hover changes it even if the change is ignored', async () => {
  const scope = { highlight: 'item', fade: 'global' };
  const { rerender } = render(<Rides scope={scope} highlightedItem={null} />);
  await move('pointerEnter', 0);
  expect(states()).toBe('Hfff');
  rerender(<Rides scope={scope} highlightedItem={{ seriesId: 'a', dataIndex: 1 }} />);
  expect(states()).toBe('fHff');
});

claim('Highlight from a list or legend', 'Focus on a button highlights its line', async () => {
  const user = userEvent.setup();
  render(<HighlightFromList />);
  const line = '.MuiLineElement-root';
  expect(states(line)).toBe('----');
  await user.tab();
  expect(document.activeElement?.textContent).toContain('Coal');
  expect(states(line)).toBe('Hfff');
  await user.tab();
  expect(states(line)).toBe('fHff');
});

claim('Synchronize two charts', 'A hover in one chart highlights the other', async () => {
  render(<TwoChartsOneHover />);
  await move('pointerEnter', 1, '.MuiPieArc-root');
  expect(states()).toBe('fHffff');
  expect(count('.MuiPieArc-root.MuiPieArc-highlighted')).toBe(1);
});

claim('Read the highlight in your own component', 'With the getter, both can be true', async () => {
  const seen: boolean[] = [];
  function Probe() {
    const item = { seriesId: 'a', dataIndex: 0 };
    const single = useItemHighlighted(item);
    const { isHighlighted, isFaded } = useItemHighlightedGetter();
    const series = { seriesId: 'a', dataIndex: 1 };
    seen.splice(0, 4, single.isHighlighted, single.isFaded, isHighlighted(series), isFaded(series));
    return null;
  }
  render(
    <Rides scope={{ highlight: 'series', fade: 'global' }}>
      <Probe />
    </Rides>,
  );
  await move('pointerEnter', 0);
  expect(seen).toEqual([true, false, true, true]);
});

claim('Make the highlight accessible', 'The items cannot receive focus', () => {
  render(<Rides role="img" aria-label="Rides" />);
  expect(screen.getByRole('img', { name: 'Rides' }).querySelector('[tabindex]')).toBeNull();
});

claim('Why does highlightedItem have no effect?', 'The scope and the item must match', () => {
  const { rerender } = render(<Rides highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
  expect(states()).toBe('----');
  rerender(<Rides scope={{ highlight: 'item' }} highlightedItem={{ seriesId: 'a' }} />);
  expect(states()).toBe('----');
  rerender(<Rides scope={{ highlight: 'series' }} highlightedItem={{ seriesId: 'a' }} />);
  expect(states()).toBe('HH--');
});

claim(
  'Why do highlighted and faded in highlightScope no longer work?',
  'They do nothing',
  async () => {
    render(<Rides scope={{ highlighted: 'item', faded: 'global' }} />);
    await move('pointerEnter', 0);
    expect(states()).toBe('----');
  },
);

claim('How do I turn off the band behind bars?', 'The tooltip remains with a trigger', async () => {
  render(
    <Rides axisHighlight={{ x: 'none', y: 'none' }} slotProps={{ tooltip: { trigger: 'axis' } }} />,
  );
  await point(150, 100);
  expect(lines()).toEqual([]);
  expect(tooltip()[0]).toBe('Fri');
});

claim('Show a line or band at the pointer', 'A child ChartsAxisHighlight adds a line', async () => {
  render(
    <ScatterChart {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}>
      <ChartsAxisHighlight x="line" />
    </ScatterChart>,
  );
  await point(150, 100);
  expect(lines()).toHaveLength(1);
});

claim('Highlight items and series', 'Points are 1.2 times as large, others fade to 0.3', () => {
  const series = [
    {
      id: 'a',
      markerSize: 10,
      data: [
        { id: 0, x: 1, y: 1 },
        { id: 1, x: 2, y: 2 },
      ],
      highlightScope: { highlight: 'item', fade: 'global' } as const,
    },
  ];
  render(
    <ScatterChart {...size} series={series} highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />,
  );
  expect(attributes('svg g > circle', 'r')).toEqual(['12', '10']);
  expect(attributes('svg g > circle', 'opacity')).toEqual(['1', '0.3']);
});

claim(
  'How do I highlight the same day in two charts?',
  'The index of a bar is shared',
  async () => {
    const onHighlightChange = vi.fn();
    render(<Rides onHighlightChange={onHighlightChange} />);
    await move('pointerEnter', 1);
    expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({ dataIndex: 1 });
  },
);

claim(
  'How do I highlight the same day in two charts?',
  'A line has no index, a mark has',
  async () => {
    const onHighlightChange = vi.fn();
    const series = [{ id: 'a', data: [4, 9], highlightScope: { highlight: 'item' } as const }];
    render(<LineChart {...size} series={series} onHighlightChange={onHighlightChange} />);
    await move('pointerEnter', 0, '.MuiLineElement-root');
    expect(onHighlightChange.mock.lastCall?.[0]).toEqual({ seriesId: 'a' });
    await move('pointerEnter', 1, '.MuiMarkElement-root');
    expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({ seriesId: 'a', dataIndex: 1 });
  },
);

claim('How do I highlight the same day in two charts?', 'A child reports the index', async () => {
  const onChange = vi.fn();
  function Report() {
    const dataIndex = useAxesTooltip({ directions: ['x'] })?.[0]?.dataIndex;
    React.useEffect(() => {
      onChange(dataIndex);
    }, [dataIndex]);
    return null;
  }
  const xAxis = [{ data: ['Fri', 'Sat'], scaleType: 'point' as const }];
  const drawn = (x?: string) => (
    <LineChart {...size} xAxis={xAxis} series={[{ data: [4, 9] }]}>
      <Report />
      {x && <ChartsReferenceLine x={x} />}
    </LineChart>
  );
  const { rerender } = render(drawn());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await point(440, 100);
  expect(onChange).toHaveBeenLastCalledWith(1);
  rerender(drawn('Sat'));
  expect(count('.MuiChartsReferenceLine-line')).toBe(1);
});

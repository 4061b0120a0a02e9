import * as React from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '@mui/x-charts/BarChart';
import { useChartApiContext } from '@mui/x-charts/context';
import { useBarSeries } from '@mui/x-charts/hooks';
import type { ChartBaseIconButtonProps } from '@mui/x-charts/models';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import type { ChartProApi } from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPro,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, quiet } from './chart';

const claim = claimsOf('/x/react-charts/toolbar/');

chartLayout();

const size = { width: 400, height: 300, skipAnimation: true };
const zoomed = [{ axisId: 'x', start: 20, end: 60 }];
const bar = () => screen.queryByRole('toolbar');
const names = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const noExport = { printOptions: { disableToolbarButton: true }, imageExportOptions: [] };

function Lines(props: Partial<LineChartProProps>) {
  return (
    <LineChartPro
      {...size}
      showToolbar
      xAxis={[{ id: 'x', data: [1, 2, 3], zoom: true }]}
      series={[{ data: [1, 5, 2] }]}
      initialZoom={zoomed}
      {...props}
    />
  );
}

claim('Charts - Toolbar', 'Zoom buttons if an axis has zoom, and an export menu', async () => {
  const { rerender } = render(<Lines />);
  expect(names()).toEqual(['Zoom in', 'Zoom out', 'Export']);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Print', 'Export as PNG']);
  rerender(<Lines key="plain" xAxis={[{ data: [1, 2, 3] }]} initialZoom={undefined} />);
  expect(names()).toEqual(['Export']);
});

claim('Charts - Toolbar', 'A toolbar without any button is not rendered', () => {
  const xAxis = [{ data: [1, 2, 3] }];
  render(<Lines xAxis={xAxis} initialZoom={undefined} slotProps={{ toolbar: noExport }} />);
  expect(bar()).toBeNull();
});

claim('Charts - Toolbar', 'Heatmap and PieChartPro show the export menu', () => {
  const { unmount } = render(
    <Heatmap
      {...size}
      showToolbar
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, 1]] }]}
    />,
  );
  expect(names()).toEqual(['Export']);
  unmount();
  render(<PieChartPro {...size} showToolbar series={[{ data: [{ value: 1 }] }]} />);
  expect(names()).toEqual(['Export']);
});

function Flat({ children, 'aria-haspopup': popup }: ChartBaseIconButtonProps) {
  return (
    <button data-flat aria-haspopup={popup}>
      {children}
    </button>
  );
}
const slots = { baseIconButton: Flat };
const flat = () => document.querySelectorAll('[data-flat]').length;

claim('Replace the buttons and icons', 'ScatterChartPro uses baseIconButton', () => {
  const points = [{ id: 1, x: 1, y: 2 }];
  render(<ScatterChartPro {...size} showToolbar slots={slots} series={[{ data: points }]} />);
  expect(flat()).toBe(1);
});

claim('Replace the buttons and icons', 'Bar, line, pie and heatmap ignore the slot', () => {
  render(
    <>
      <Lines slots={slots} />
      <BarChartPro {...size} showToolbar slots={slots} series={[{ data: [1] }]} />
      <PieChartPro {...size} showToolbar slots={slots} series={[{ data: [{ value: 1 }] }]} />
      <Heatmap
        {...size}
        showToolbar
        slots={slots}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ data: ['b'] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />
    </>,
  );
  expect(screen.getAllByRole('toolbar')).toHaveLength(4);
  expect(flat()).toBe(0);
});

function Zooms() {
  return (
    <Toolbar aria-label="River">
      <ChartsToolbarZoomInTrigger render={<ToolbarButton aria-label="In" />}>
        +
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton aria-label="Out" />}>
        -
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton aria-label="Mine">x</ToolbarButton>
    </Toolbar>
  );
}

claim(
  'Compose your own toolbar',
  'The zoom triggers zoom; zoom out is disabled at full range',
  async () => {
    const onZoomChange = vi.fn<NonNullable<LineChartProProps['onZoomChange']>>();
    render(
      <Lines slots={{ toolbar: Zooms }} onZoomChange={onZoomChange} initialZoom={undefined} />,
    );
    expect(screen.getByRole('button', { name: 'Out' })).toHaveProperty('disabled', true);
    const zoomIn = screen.getByRole<HTMLButtonElement>('button', { name: 'In' });
    await userEvent.click(zoomIn);
    expect(onZoomChange.mock.lastCall?.[0][0]?.start).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Out' })).toHaveProperty('disabled', false);
  },
);

claim('Compose your own toolbar', 'A trigger without render is a Material UI Button', () => {
  const Plain = () => <ChartsToolbarZoomInTrigger>In</ChartsToolbarZoomInTrigger>;
  render(<Lines slots={{ toolbar: Plain }} />);
  expect(screen.getByRole('button').className).toContain('MuiButton-root');
});

claim('Compose your own toolbar', 'Zoom triggers throw in charts without zoom', () => {
  quiet();
  const pie = (
    <PieChartPro
      {...size}
      showToolbar
      slots={{ toolbar: Zooms }}
      series={[{ data: [{ value: 1 }] }]}
    />
  );
  expect(() => render(pie)).toThrow("reading 'zoomData'");
});

claim('Render your own elements', 'Props of the part win; className is merged', async () => {
  const onElement = vi.fn<() => void>();
  const onTrigger = vi.fn<() => void>();
  const exportAsImage = vi.fn<() => void>();
  function Image() {
    const apiRef = useChartApiContext<ChartProApi<'line'>>();
    React.useEffect(() => void (apiRef.current.exportAsImage = async () => exportAsImage()));
    return (
      <Toolbar className="mine" render={<nav className="yours" />}>
        <ChartsToolbarImageExportTrigger
          onClick={onTrigger}
          render={<ToolbarButton onClick={onElement} />}
        >
          Save
        </ChartsToolbarImageExportTrigger>
      </Toolbar>
    );
  }
  render(<Lines slots={{ toolbar: Image }} />);
  await userEvent.click(screen.getByRole('button'));
  expect([onElement, onTrigger, exportAsImage].map(({ mock }) => mock.calls.length)).toEqual([
    0, 1, 1,
  ]);
  expect(exportAsImage.mock.invocationCallOrder[0]).toBeLessThan(
    onTrigger.mock.invocationCallOrder[0]!,
  );
  expect(screen.getByRole('toolbar').tagName).toBe('NAV');
  expect(screen.getByRole('toolbar').className).toMatch(/(?=.*mine)(?=.*yours)/);
});

claim('Call the API of the chart', 'useChartApiContext reaches setZoomData', async () => {
  const onZoomChange = vi.fn<NonNullable<LineChartProProps['onZoomChange']>>();
  function Reset() {
    const apiRef = useChartApiContext<ChartProApi<'line'>>();
    const reset = () =>
      apiRef.current.setZoomData((axes) => axes.map((axis) => ({ ...axis, start: 0, end: 100 })));
    return <button onClick={reset}>Reset</button>;
  }
  render(<Lines slots={{ toolbar: Reset }} onZoomChange={onZoomChange} />);
  await userEvent.click(screen.getByText('Reset'));
  expect(onZoomChange.mock.lastCall?.[0]).toEqual([{ axisId: 'x', start: 0, end: 100 }]);
});

claim('Add a toolbar to a Community chart', 'Nothing without slots.toolbar or showToolbar', () => {
  const Sum = () => <Toolbar>{useBarSeries()[0]?.data.length} values</Toolbar>;
  const chart = (props: object) => <BarChart {...size} series={[{ data: [1, 2] }]} {...props} />;
  const { rerender } = render(chart({ showToolbar: true }));
  expect(bar()).toBeNull();
  rerender(chart({ slots: { toolbar: Sum } }));
  expect(bar()).toBeNull();
  rerender(chart({ showToolbar: true, slots: { toolbar: Sum } }));
  expect(bar()?.textContent).toBe('2 values');
});

claim('Accessibility', 'One tab stop; arrows skip disabled buttons and wrap', async () => {
  render(<Lines slots={{ toolbar: Zooms }} initialZoom={undefined} />);
  const focus = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.tab();
  expect(focus()).toBe('In');
  await userEvent.keyboard('{ArrowRight}');
  expect(focus()).toBe('Mine');
  await userEvent.keyboard('{ArrowRight}');
  expect(focus()).toBe('In');
  await userEvent.keyboard('{ArrowLeft}{Home}{End}');
  expect(focus()).toBe('Mine');
  await userEvent.tab();
  expect(bar()?.contains(document.activeElement)).toBe(false);
});

claim('How do I place the toolbar below the chart?', 'Slots of the provider reach it', () => {
  render(
    <ChartDataProviderPro
      {...size}
      slots={slots}
      series={[{ type: 'bar', data: [1] }]}
      xAxis={[{ scaleType: 'band', data: ['a'] }]}
    >
      <ChartsToolbarPro />
    </ChartDataProviderPro>,
  );
  expect(flat()).toBe(1);
});

claim(
  'Element type is invalid. Check the render method of ChartsToolbarPro',
  'The default toolbar throws',
  () => {
    quiet();
    const chart = (props: object) => (
      <RadarChartPro
        {...size}
        showToolbar
        radar={{ metrics: ['a', 'b'] }}
        series={[{ data: [1, 2] }]}
        {...props}
      />
    );
    expect(() => render(chart({}))).toThrow('Check the render method of `ChartsToolbarPro`');
    render(chart({ slots: { toolbar: Toolbar } }));
  },
);

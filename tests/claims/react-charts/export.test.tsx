import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartsToolbarClasses, Toolbar } from '@mui/x-charts/Toolbar';
import type { ChartProApi } from '@mui/x-charts-pro';
import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsToolbarPrintExportTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { beforeEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { chartLayout, count, quiet } from './chart';

const claim = claimsOf('/x/react-charts/export/');

chartLayout();

type ApiRef = React.RefObject<ChartProApi | undefined>;

const size = { width: 400, height: 240, skipAnimation: true };

function Tickets(props: Partial<BarChartProProps>) {
  return (
    <BarChartPro
      {...size}
      showToolbar
      xAxis={[{ data: ['May', 'Jun'] }]}
      series={[{ data: [21, 24], label: 'Tickets' }]}
      {...props}
    />
  );
}

/** The frames that were printed: their titles, and what was in them. */
const printed: { title: string; body: HTMLElement; styles: string }[] = [];

beforeEach(() => {
  printed.length = 0;
  document.title = 'Museum 2025';
  const append = document.body.appendChild.bind(document.body);
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    const result = append(node);
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      node.contentWindow.print = () => {
        const { body, head } = node.contentDocument!;
        printed.push({ title: node.title, body, styles: head.textContent });
      };
    }
    return result;
  });
});

async function print(apiRef: ApiRef, fileName?: string): Promise<(typeof printed)[0]> {
  await act(async () => apiRef.current?.exportAsPrint({ fileName }));
  await waitFor(() => expect(printed).toHaveLength(1));
  return printed[0]!;
}

async function openMenu(): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

claim('Charts - Export', 'The menu prints or downloads a PNG', async () => {
  render(<Tickets />);
  expect(await openMenu()).toEqual(['Print', 'Export as PNG']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
});

claim('Choose formats and file name', 'Print and images can be removed one by one', async () => {
  const toolbar = { printOptions: { disableToolbarButton: true } };
  const { unmount } = render(<Tickets slotProps={{ toolbar }} />);
  expect(await openMenu()).toEqual(['Export as PNG']);
  unmount();
  render(<Tickets slotProps={{ toolbar: { imageExportOptions: [] } }} />);
  expect(await openMenu()).toEqual(['Print']);
});

claim('Choose formats and file name', 'Each object adds an entry for one format', async () => {
  const imageExportOptions = [{ type: 'image/jpeg' }, { type: 'image/webp' }];
  render(<Tickets slotProps={{ toolbar: { imageExportOptions } }} />);
  expect(await openMenu()).toEqual(['Print', 'Export as JPEG', 'Export as WebP']);
});

claim('Choose formats and file name', 'Without menu and zoom, there is no toolbar', () => {
  const printOptions = { disableToolbarButton: true };
  const slotProps = { toolbar: { printOptions, imageExportOptions: [] } };
  const { rerender } = render(<Tickets slotProps={slotProps} />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  rerender(<Tickets slotProps={slotProps} xAxis={[{ data: ['May', 'Jun'], zoom: true }]} />);
  expect(screen.getByRole('toolbar')).toBeTruthy();
});

const slotProps = { toolbar: { imageExportOptions: [] } };
const lines = [{ data: [21, 24, 30] }];
const cell = { xAxis: [{ data: ['9 AM'] }], yAxis: [{ data: ['Mon'] }] };
const visitors: HeatmapValueType[] = [[0, 0, 41]];

claim('Choose formats and file name', 'These charts use slotProps.toolbar', async () => {
  for (const chart of [
    <LineChartPro key="line" {...size} showToolbar slotProps={slotProps} series={lines} />,
    <ScatterChartPro key="scatter" {...size} showToolbar slotProps={slotProps} series={[]} />,
    <Heatmap
      key="heatmap"
      {...size}
      {...cell}
      showToolbar
      slotProps={slotProps}
      series={[{ data: visitors }]}
    />,
  ]) {
    const { unmount } = render(chart);
    expect(await openMenu()).toEqual(['Print']);
    unmount();
  }
});

claim('Choose formats and file name', 'PieChartPro ignores slotProps.toolbar', async () => {
  render(<PieChartPro {...size} showToolbar slotProps={slotProps} series={[]} />);
  expect(await openMenu()).toEqual(['Print', 'Export as PNG']);
});

claim('Choose formats and file name', 'RadarChartPro throws with showToolbar', () => {
  quiet();
  const radar = { metrics: ['Shop', 'Guide', 'Café'] };
  const draw = (showToolbar: boolean) =>
    render(<RadarChartPro {...size} radar={radar} series={lines} showToolbar={showToolbar} />);
  expect(() => draw(false)).not.toThrow();
  expect(() => draw(true)).toThrow();
});

claim('Build your own toolbar', 'A trigger exports the chart that it is in', async () => {
  const ExportToolbar = () => (
    <Toolbar>
      <ChartsToolbarPrintExportTrigger options={{ fileName: 'Own' }}>
        Print it
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
  render(<Tickets slots={{ toolbar: ExportToolbar }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print it' }));
  await waitFor(() => expect(printed[0]?.title).toBe('Own'));
});

claim('Print a chart, or export it as PDF', 'It works with every Pro chart', async () => {
  const apiRef: ApiRef = { current: undefined };
  const props = { ...size, apiRef };
  for (const chart of [
    <BarChartPro key="bar" {...props} series={lines} />,
    <LineChartPro key="line" {...props} series={lines} />,
    <ScatterChartPro key="scatter" {...props} series={[]} />,
    <PieChartPro key="pie" {...props} series={[]} />,
    <Heatmap key="heatmap" {...props} {...cell} series={[{ data: visitors }]} />,
    <FunnelChart key="funnel" {...props} series={[{ data: [{ value: 3 }] }]} />,
    <RadarChartPro key="radar" {...props} radar={{ metrics: ['A', 'B', 'C'] }} series={lines} />,
  ]) {
    printed.length = 0;
    const { unmount } = render(chart);
    const { body } = await print(apiRef);
    expect(body.querySelectorAll('svg[class*="MuiChartsSurface-root"]')).toHaveLength(1);
    unmount();
  }
});

claim(
  'Print a chart, or export it as PDF',
  'fileName is the title, else the page title',
  async () => {
    const apiRef: ApiRef = { current: undefined };
    render(<Tickets apiRef={apiRef} />);
    expect((await print(apiRef, 'Tickets')).title).toBe('Tickets');
    printed.length = 0;
    expect((await print(apiRef)).title).toBe('Museum 2025');
  },
);

claim('Export a chart as an image', 'A failing export logs an error', async () => {
  const error = quiet();
  const apiRef: ApiRef = { current: undefined };
  render(<Tickets apiRef={apiRef} />);
  vi.spyOn(document.body, 'appendChild').mockImplementation(() => {
    throw new Error('No frames');
  });
  await act(async () => apiRef.current?.exportAsPrint());
  await waitFor(() => expect(String(error.mock.lastCall)).toContain('No frames'));
});

function Card({ children }: React.PropsWithChildren) {
  return <section ref={useChartRootRef()}>{children}</section>;
}

claim('Export a title or a note with the chart', 'The export has all in the element', async () => {
  const apiRef: ApiRef = { current: undefined };
  const xAxis = [{ scaleType: 'band' as const, data: ['May'] }];
  render(
    <ChartDataProviderPro apiRef={apiRef} {...size} xAxis={xAxis} series={[]}>
      <Card>
        <h2>Students</h2>
        <ChartsSurface>
          <BarPlot />
        </ChartsSurface>
      </Card>
      <p>Outside</p>
    </ChartDataProviderPro>,
  );
  const { body } = await print(apiRef);
  expect(body.querySelector('h2')?.textContent).toBe('Students');
  expect(body.textContent).not.toContain('Outside');
});

claim('Export a title or a note with the chart', 'The Community provider cannot export', () => {
  const apiRef: ApiRef = { current: undefined };
  render(
    <ChartDataProvider apiRef={apiRef} {...size} series={[]}>
      <ChartsSurface />
    </ChartDataProvider>,
  );
  expect(apiRef.current).toBeDefined();
  expect(apiRef.current).not.toHaveProperty('exportAsPrint');
});

claim('Export a title or a note with the chart', 'Legend and toolbar are exported', async () => {
  const apiRef: ApiRef = { current: undefined };
  render(
    <div>
      <h2>Heading</h2>
      <Tickets apiRef={apiRef} />
    </div>,
  );
  const { body } = await print(apiRef);
  expect(body.querySelector('.MuiChartsLegend-root')?.textContent).toBe('Tickets');
  expect(body.querySelectorAll('.MuiChartsToolbar-root')).toHaveLength(1);
  expect(body.querySelector('h2')).toBeNull();
});

claim('How do I keep the toolbar out of the exported file?', 'Print styles apply', async () => {
  const apiRef: ApiRef = { current: undefined };
  const hidden = { [`& .${chartsToolbarClasses.root}`]: { display: 'none' } };
  render(<Tickets apiRef={apiRef} sx={{ '@media print': hidden }} />);
  const { styles } = await print(apiRef);
  expect(styles).toMatch(/@media print\s*{[^}]*\.MuiChartsToolbar-root\s*{\s*display:\s*none/);
});

claim('How do I save a chart as SVG?', 'The ref of a chart is its svg element', () => {
  const ref = React.createRef<SVGSVGElement>();
  render(<LineChart ref={ref} {...size} series={[{ data: [1, 2], label: 'Visitors' }]} />);
  expect(ref.current?.tagName).toBe('svg');
  expect(ref.current?.querySelector('.MuiChartsLegend-root')).toBeNull();
  expect(count('.MuiChartsLegend-root')).toBe(1);
});

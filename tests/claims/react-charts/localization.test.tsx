import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { useChartsLocalization } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  enUSLocaleText,
  frFR,
  frFRLocalText,
  ptBR,
  ptBRLocaleText,
  ptPTLocaleText,
} from '@mui/x-charts/locales';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ptBR as proPtBR } from '@mui/x-charts-pro/locales';
import { frFR as gridFrFR } from '@mui/x-data-grid/locales';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { attributes, chartLayout, labels } from './chart';

const claim = claimsOf('/x/react-charts/localization/');

chartLayout();

const size = { width: 400, height: 300, skipAnimation: true };
const shown = (text: string) => screen.queryAllByText(text).length;

claim('Charts - Localization', 'English by default; localeText changes one text', () => {
  const { rerender } = render(<BarChart {...size} series={[]} />);
  expect(shown('No data to display')).toBe(1);
  rerender(<BarChart {...size} series={[]} localeText={{ noData: 'No orders' }} />);
  expect(shown('No orders')).toBe(1);
  rerender(<BarChart {...size} series={[]} loading localeText={{ noData: 'No orders' }} />);
  expect(shown('Loading data…')).toBe(1);
});

claim('Charts - Localization', 'Line, pie, scatter and funnel charts accept it too', () => {
  const props = { ...size, localeText: { noData: 'Nada' } };
  const charts = {
    line: <LineChart {...props} series={[]} />,
    pie: <PieChart {...props} series={[]} />,
    scatter: <ScatterChart {...props} series={[]} />,
    funnel: <FunnelChart {...props} series={[]} />,
  };
  const found = Object.entries(charts).map(([name, chart]) => {
    const { unmount } = render(chart);
    const result = `${name} ${shown('Nada')}`;
    unmount();
    return result;
  });
  expect(found).toEqual(['line 1', 'pie 1', 'scatter 1', 'funnel 1']);
});

claim(
  'Texts that you can change',
  'Seven keys; toolbarExportImage gets the MIME type',
  async () => {
    expect(Object.keys(enUSLocaleText)).toHaveLength(7);
    render(
      <LineChartPro
        {...size}
        showToolbar
        series={[{ data: [1] }]}
        localeText={{ toolbarExport: 'Save', toolbarExportImage: (type) => `As ${type}` }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Print',
      'As image/png',
    ]);
  },
);

claim('Set the language in the theme', 'One theme holds the locales of several packages', () => {
  const theme = createTheme({ palette: { mode: 'dark' } }, frFR, gridFrFR);
  expect(theme.palette.mode).toBe('dark');
  expect(theme.components).toHaveProperty('MuiDataGrid');
  render(
    <ThemeProvider theme={theme}>
      <BarChart {...size} series={[]} />
    </ThemeProvider>,
  );
  expect(shown('Pas de données')).toBe(1);
});

claim('Set the language in the theme', 'The Pro package exports the same objects', () => {
  expect(proPtBR).toBe(ptBR);
});

claim('Translate a part of the page', 'Chart, inner and outer provider, theme, defaults', () => {
  const read: string[][] = [];
  function Spy() {
    const { localeText } = useChartsLocalization();
    const { loading, noData, zoomIn, zoomOut, toolbarExport } = localeText;
    read.push([loading, noData, zoomIn, zoomOut, toolbarExport]);
    return null;
  }
  const texts = (name: string) => ({
    loading: name,
    ...(name !== 'chart' && { noData: name }),
    ...(!['chart', 'inner'].includes(name) && { zoomIn: name }),
    ...(name === 'theme' && { zoomOut: name }),
  });
  const defaultProps = { localeText: texts('theme') };
  const theme = createTheme(
    {},
    { components: { MuiChartsLocalizationProvider: { defaultProps } } },
  );
  render(
    <ThemeProvider theme={theme}>
      <ChartsLocalizationProvider localeText={texts('outer')}>
        <ChartsLocalizationProvider localeText={texts('inner')}>
          <ChartContainer {...size} series={[]} localeText={texts('chart')}>
            <Spy />
          </ChartContainer>
        </ChartsLocalizationProvider>
      </ChartsLocalizationProvider>
    </ThemeProvider>,
  );
  expect(read[0]).toEqual(['chart', 'inner', 'outer', 'theme', 'Export']);
});

claim('Supported languages', 'French translates two texts, the others are complete', () => {
  expect(Object.keys(frFRLocalText).sort()).toEqual(['loading', 'noData']);
  const all = Object.keys(enUSLocaleText).sort();
  expect(Object.keys(ptBRLocaleText).sort()).toEqual(all);
  expect(Object.keys(ptPTLocaleText).sort()).toEqual(all);
});

claim('Lay out charts from right to left', 'The chart does not mirror its axes', () => {
  const starts = (direction: 'ltr' | 'rtl') => {
    const { unmount } = render(
      <ThemeProvider theme={createTheme({ direction })}>
        <LineChart
          {...size}
          xAxis={[{ data: [0, 5, 9], scaleType: 'point' }]}
          series={[{ data: [1, 2, 3] }]}
        />
      </ThemeProvider>,
    );
    const places = attributes('.MuiChartsAxis-tickContainer', 'transform');
    unmount();
    return places;
  };
  expect(starts('rtl')).toEqual(starts('ltr'));
});

claim('Why are dates on a time axis still in English?', 'A locale leaves them as they are', () => {
  const days = [new Date(2025, 0, 6), new Date(2025, 0, 9)];
  const chart = (
    <LineChart {...size} xAxis={[{ data: days, scaleType: 'time' }]} series={[{ data: [1, 2] }]} />
  );
  const { unmount } = render(chart);
  const english = labels('X');
  unmount();
  render(<ThemeProvider theme={createTheme({}, frFR)}>{chart}</ThemeProvider>);
  expect(labels('X')).toEqual(english);
  expect(english.some((label) => /Mon|Tue|Jan|AM|PM/.test(label))).toBe(true);
});

claim('Why do radar charts and heatmaps ignore localeText?', 'A provider works instead', () => {
  const localeText = { noData: 'No grades' };
  const radar = { metrics: ['a', 'b', 'c'] };
  const empty = { xAxis: [{ data: [] }], yAxis: [{ data: [] }], series: [{ data: [] }] };
  const charts = (
    <>
      <RadarChart {...size} radar={radar} series={[]} {...{ localeText }} />
      <Heatmap {...size} {...empty} {...{ localeText }} />
    </>
  );
  const { rerender } = render(charts);
  expect(shown('No grades')).toBe(0);
  rerender(
    <ChartsLocalizationProvider localeText={localeText}>{charts}</ChartsLocalizationProvider>,
  );
  expect(shown('No grades')).toBe(2);
});

claim('How do I remove the "No data to display" text?', 'An empty string hides it', () => {
  render(<BarChart {...size} series={[]} localeText={{ noData: '' }} />);
  expect(shown('No data to display')).toBe(0);
});

import { BarChart, BarPlot, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LinePlot } from '@mui/x-charts/LineChart';
import { Gallery as Grid, GalleryCard } from '../dataset/galleryCard';

const blue = '#0072B2';
const orange = '#D55E00';
const green = '#009E73';
const gray = '#8a8f98';
const pale = '#6BAED6';
const small = { width: 120, height: 80, margin: 4, skipAnimation: true };
const hidden = { position: 'none', domainLimit: 'strict' } as const;
const coloredAxes = {
  [`& .${axisClasses.left} .${axisClasses.line}`]: { stroke: blue, strokeWidth: 2 },
  [`& .${axisClasses.right} .${axisClasses.line}`]: { stroke: orange, strokeWidth: 2 },
};
const four = { ...hidden, data: [1, 2, 3, 4] };
const wide = { layout: 'horizontal' as const, xAxis: [hidden], yAxis: [four] };

const Bars = (props: BarChartProps) => (
  <BarChart {...small} hideLegend xAxis={[four]} yAxis={[hidden]} {...props} />
);

export default function Gallery() {
  return (
    <Grid>
      <GalleryCard href="#grouped-bars" title="Grouped bars">
        <Bars
          series={[
            { data: [4, 6, 8, 3], color: blue },
            { data: [2, 3, 5, 7], color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#stacked-bars" title="Stacked bars">
        <Bars
          series={[
            { data: [3, 5, 6, 4], stack: 'a', color: blue },
            { data: [2, 3, 5, 3], stack: 'a', color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#stack-beside-a-bar" title="Stack beside a bar">
        <Bars
          series={[
            { data: [4, 7, 9, 6], color: gray },
            { data: [3, 5, 6, 4], stack: 'a', color: blue },
            { data: [2, 3, 5, 3], stack: 'a', color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#shares-of-100" title="Shares of 100%">
        <Bars
          {...wide}
          series={[
            { data: [7, 5, 4, 9], stack: 'a', stackOffset: 'expand', color: blue },
            { data: [9, 6, 8, 4], stack: 'a', stackOffset: 'expand', color: orange },
            { data: [2, 3, 1, 3], stack: 'a', stackOffset: 'expand', color: green },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#gains-and-losses" title="Gains and losses">
        <Bars
          series={[
            { data: [-2, 4, 8, 3], color: blue },
            { data: [-4, 1, 6, -3], color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#stack-around-zero" title="Stack around zero">
        <Bars
          series={[
            { data: [4, 5, 7, 8], stack: 'a', color: blue },
            { data: [1, 2, 2, 3], stack: 'a', color: green },
            { data: [-4, -3, -3, -2], stack: 'a', color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#diverging-bars" title="Diverging bars">
        <Bars
          {...wide}
          series={[
            { data: [-2, -4, -4, -5], stack: 'a', color: '#E9A15B' },
            { data: [-1, -2, -3, -1], stack: 'a', color: '#B84A00' },
            { data: [4, 4, 3, 4], stack: 'a', color: pale },
            { data: [5, 3, 2, 2], stack: 'a', color: blue },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#two-value-axes" title="Two value axes">
        <Bars
          yAxis={[
            { id: 'left', width: 4, disableTicks: true, tickInterval: [] },
            { id: 'right', width: 4, position: 'right', disableTicks: true, tickInterval: [] },
          ]}
          sx={coloredAxes}
          series={[
            { data: [3, 6, 8, 5], color: blue },
            { data: [20, 50, 90, 40], yAxisId: 'right', color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#bars-line-and-target" title="Bars, line, and target">
        <ChartContainer
          {...small}
          xAxis={[{ ...four, scaleType: 'band' }]}
          yAxis={[{ ...hidden, min: 0 }]}
          series={[
            { type: 'bar', data: [4, 5, 7, 9], color: pale },
            { type: 'line', data: [1, 3, 5, 6], color: orange },
          ]}
        >
          <BarPlot />
          <LinePlot />
          <ChartsReferenceLine y={4.4} lineStyle={{ strokeDasharray: '4 3' }} />
        </ChartContainer>
      </GalleryCard>
      <GalleryCard href="#budget-against-actual" title="Budget against actual">
        <Bars
          {...wide}
          yAxis={[{ ...four, barGapRatio: -0.6 }]}
          series={[
            { data: [9, 7, 5, 3], color: gray },
            { data: [8, 8, 4, 2], color: blue },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#before-and-after" title="Before and after">
        <Bars
          {...wide}
          series={[
            { data: [8, 6, 5, 9], color: gray },
            { data: [3, 4, 2, 8], color: blue },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#small-multiples" title="Small multiples">
        {[
          [5, 6, 3, 2],
          [2, 3, 5, 6],
        ].map((data) => (
          <Bars key={data[0]} height={40} series={[{ data, color: blue }]} />
        ))}
      </GalleryCard>
      <GalleryCard href="#population-pyramid" title="Population pyramid">
        <Bars
          {...wide}
          series={[
            { data: [-2, -5, -8, -4], stack: 'a', color: orange },
            { data: [3, 6, 7, 5], stack: 'a', color: blue },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#one-highlighted-bar" title="One highlighted bar">
        <Bars
          xAxis={[
            {
              ...four,
              colorMap: { type: 'ordinal', values: [3], colors: [orange], unknownColor: gray },
            },
          ]}
          series={[{ data: [5, 6, 8, 4] }]}
        />
      </GalleryCard>
      <GalleryCard href="#ranked-bars" title="Ranked bars">
        <Bars {...wide} series={[{ data: [9, 7, 5, 2], color: blue }]} />
      </GalleryCard>
      <GalleryCard href="#waterfall" title="Waterfall">
        <Bars
          series={[
            { data: [0, 4, 5, 0], stack: 'a', color: 'transparent' },
            { data: [4, 0, 0, 5], stack: 'a', color: gray },
            { data: [0, 3, 0, 0], stack: 'a', color: blue },
            { data: [0, 0, 2, 0], stack: 'a', color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#histogram" title="Histogram">
        <Bars
          xAxis={[{ ...hidden, data: [1, 2, 3, 4, 5, 6, 7], categoryGapRatio: 0.03 }]}
          series={[{ data: [2, 5, 9, 7, 4, 2, 1], color: blue }]}
        />
      </GalleryCard>
      <GalleryCard href="#bars-without-axes" title="Bars without axes">
        <Bars series={[{ data: [4, 8, 6, 9], color: blue }]} />
      </GalleryCard>
    </Grid>
  );
}

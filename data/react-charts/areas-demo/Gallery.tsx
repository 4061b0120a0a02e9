import * as React from 'react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { Gallery as Grid, GalleryCard } from '../dataset/galleryCard';

const blue = '#0072B2';
const orange = '#D55E00';
const gray = '#8a8f98';
const pale = '#6BAED6';
const hidden = { position: 'none', domainLimit: 'strict' } as const;
const small = { width: 120, height: 80, margin: 4, skipAnimation: true };
const area = { area: true, showMark: false };
const hill = { ...area, data: [2, 5, 4, 7, 8, 6], color: blue };
const faint = { '& .MuiAreaElement-root': { fillOpacity: 0.4, filter: 'none' } };
const sources = [
  { ...area, data: [6, 5, 5, 4, 3, 2], color: gray },
  { ...area, data: [2, 3, 3, 4, 4, 3], color: orange },
  { ...area, data: [1, 1, 3, 5, 6, 9], color: blue },
];

const Areas = (props: LineChartProps) => (
  <LineChart
    {...small}
    hideLegend
    xAxis={[{ ...hidden, data: [1, 2, 3, 4, 5, 6], min: 1 }]}
    yAxis={[hidden]}
    {...props}
  />
);

export default function Gallery() {
  const fade = React.useId();

  return (
    <Grid>
      <GalleryCard href="#soft-area" title="Soft area">
        <Areas
          series={[hill]}
          sx={{ '& .MuiAreaElement-root': { fill: `url(#${fade})`, filter: 'none' } }}
        >
          <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0%" stopColor={blue} stopOpacity={0.7} />
            <stop offset="100%" stopColor={blue} stopOpacity={0} />
          </linearGradient>
        </Areas>
      </GalleryCard>
      <GalleryCard href="#stacked-areas" title="Stacked areas">
        <Areas series={sources.map((source) => ({ ...source, stack: 'a' }))} />
      </GalleryCard>
      <GalleryCard href="#shares-of-100" title="Shares of 100%">
        <Areas series={sources.map((s) => ({ ...s, stack: 'a', stackOffset: 'expand' }))} />
      </GalleryCard>
      <GalleryCard href="#stream-graph" title="Stream graph">
        <Areas series={sources.map((s) => ({ ...s, stack: 'a', stackOffset: 'silhouette' }))} />
      </GalleryCard>
      <GalleryCard href="#areas-with-gaps" title="Areas with gaps">
        <Areas series={[{ ...hill, data: [4, 6, null, 7, 8, 6] }]} />
      </GalleryCard>
      <GalleryCard href="#above-and-below-zero" title="Above and below zero">
        <Areas
          yAxis={[
            { ...hidden, colorMap: { type: 'piecewise', thresholds: [0], colors: [orange, blue] } },
          ]}
          series={[{ ...area, data: [4, 2, -2, -3, 1, 4] }]}
        />
      </GalleryCard>
      <GalleryCard href="#fade-toward-zero" title="Fade toward zero">
        <Areas
          yAxis={[{ ...hidden, min: -4, max: 4 }]}
          series={[{ ...area, data: [4, 2, -2, -3, 1, 4], color: gray }]}
          sx={{ '& .MuiAreaElement-root': { fill: `url(#${fade}-zero)`, filter: 'none' } }}
        >
          <linearGradient id={`${fade}-zero`} y1="0" x2="0" y2="80" gradientUnits="userSpaceOnUse">
            <stop offset={0} stopColor={blue} />
            <stop offset={0.5} stopColor={blue} stopOpacity={0.1} />
            <stop offset={0.5} stopColor={orange} stopOpacity={0.1} />
            <stop offset={1} stopColor={orange} />
          </linearGradient>
        </Areas>
      </GalleryCard>
      <GalleryCard href="#range-band" title="Range band">
        <Areas
          sx={faint}
          series={[
            { ...area, data: [2, 2, 3, 4, 4, 3], stack: 'a', color: 'transparent' },
            { ...area, data: [3, 4, 4, 5, 4, 4], stack: 'a', color: pale },
            { showMark: false, data: [3, 4, 5, 6, 6, 5], color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#remaining-work-against-a-plan" title="Remaining work against a plan">
        <Areas
          sx={{ ...faint, '& [data-series="plan"]': { strokeDasharray: '5 4' } }}
          series={[
            { ...area, data: [10, 9, 7, 6], curve: 'stepAfter', color: pale },
            { id: 'plan', showMark: false, data: [10, 8, 6, 4, 2, 0], color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#area-without-axes" title="Area without axes">
        <Areas series={[{ ...hill, data: [4, 6, 5, 7, 6, 8] }]} />
      </GalleryCard>
    </Grid>
  );
}

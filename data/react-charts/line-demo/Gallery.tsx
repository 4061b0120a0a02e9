import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { Gallery as Grid, GalleryCard } from '../dataset/galleryCard';

const blue = '#0072B2';
const orange = '#D55E00';
const green = '#009E73';
const gray = '#8a8f98';
const hidden = { position: 'none' as const };
const coloredAxes = {
  [`& .${axisClasses.left} .${axisClasses.line}`]: { stroke: blue, strokeWidth: 2 },
  [`& .${axisClasses.right} .${axisClasses.line}`]: { stroke: orange, strokeWidth: 2 },
};
const small = { width: 120, height: 80, margin: 6, skipAnimation: true };
const line = { showMark: false };
const first = { ...line, data: [2, 5, 4, 7, 8, 6], color: blue };
const second = { ...line, data: [5, 4, 2, 3, 5, 4], color: orange };
const dashed = { '& [data-series="dashed"]': { strokeDasharray: '5 4' } };

const Lines = (props: LineChartProps) => (
  <LineChart
    {...small}
    hideLegend
    xAxis={[{ ...hidden, data: [1, 2, 3, 4, 5, 6], min: 1 }]}
    yAxis={[{ ...hidden, min: 0, max: 9 }]}
    {...props}
  />
);

export default function Gallery() {
  return (
    <Grid>
      <GalleryCard href="#several-lines" title="Several lines">
        <Lines series={[first, second]} />
      </GalleryCard>
      <GalleryCard href="#labels-at-the-lines" title="Labels at the lines">
        <Lines margin={{ left: 6, right: 26, top: 6, bottom: 6 }} series={[first, second]}>
          <text x={98} y={40} fontSize={10} fill="currentColor">
            Oslo
          </text>
          <text x={98} y={58} fontSize={10} fill="currentColor">
            Rio
          </text>
        </Lines>
      </GalleryCard>
      <GalleryCard href="#dashed-lines" title="Dashed lines">
        <Lines sx={dashed} series={[first, { ...second, id: 'dashed' }]} />
      </GalleryCard>
      <GalleryCard href="#this-year-and-earlier-years" title="This year and earlier years">
        <Lines
          series={[
            { ...line, data: [2, 3, 5, 6, 5, 3], color: gray },
            { ...line, data: [1, 3, 4, 5, 5, 2], color: gray },
            { ...line, data: [3, 5, 7, 8], color: orange },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#two-value-axes" title="Two value axes">
        <Lines
          yAxis={[
            { id: 'left', width: 4, disableTicks: true, tickInterval: [] },
            { id: 'right', width: 4, position: 'right', disableTicks: true, tickInterval: [] },
          ]}
          sx={coloredAxes}
          series={[first, { ...second, data: [90, 70, 40, 30, 60, 80], yAxisId: 'right' }]}
        />
      </GalleryCard>
      <GalleryCard href="#target-lines" title="Target lines">
        <Lines series={[first]}>
          <ChartsReferenceLine y={5.5} lineStyle={{ stroke: orange, strokeDasharray: '4 3' }} />
          <ChartsReferenceLine x={4} />
        </Lines>
      </GalleryCard>
      <GalleryCard href="#gaps-or-connected-lines" title="Gaps or connected lines">
        <Lines
          series={[
            { ...first, data: [2, 5, 4, null, 7, 6] },
            { ...second, data: [4, 2, null, null, 3, 4], connectNulls: true },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#forecast-with-a-range" title="Forecast with a range">
        <Lines
          sx={dashed}
          series={[
            { ...first, data: [2, 4, 3, 5, null, null] },
            { ...second, id: 'dashed', data: [null, null, null, 5, 6, 6] },
          ]}
        >
          <path d="M 71 36 L 93 12 L 114 6 L 114 58 L 93 50 Z" fill={orange} fillOpacity={0.2} />
        </Lines>
      </GalleryCard>
      <GalleryCard href="#live-data" title="Live data">
        <Lines
          xAxis={[{ ...hidden, data: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], max: 11 }]}
          series={[{ ...first, data: [4, 6, 3, 7, 5, 8, 4, 6, 3, 5, 7, 5], curve: 'linear' }]}
        />
      </GalleryCard>
      <GalleryCard href="#ranks-over-time" title="Ranks over time">
        <Lines
          yAxis={[{ ...hidden, min: 0.5, max: 3.5 }]}
          series={[
            { ...line, data: [1, 1, 2, 3, 3, 2], color: blue, curve: 'bumpX' },
            { ...line, data: [3, 2, 1, 1, 1, 1], color: orange, curve: 'bumpX' },
            { ...line, data: [2, 3, 3, 2, 2, 3], color: green, curve: 'bumpX' },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#mark-shapes" title="Mark shapes">
        <Lines
          series={[
            { data: [6, 7, 6, 8, 9, 8], color: blue },
            { data: [3, 2, 4, 4, 5, 6], color: orange, shape: 'triangle' },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#custom-marks" title="Custom marks">
        <Lines
          slots={{
            mark: ({ x = 0, y = 0, color, dataIndex }) => (
              <path
                d="M0 -7 L5 5 L0 2 L-5 5 Z"
                fill={color}
                transform={`translate(${x} ${y}) rotate(${dataIndex * 30})`}
              />
            ),
          }}
          series={[{ ...first, showMark: true }]}
        />
      </GalleryCard>
      <GalleryCard href="#line-without-axes" title="Line without axes">
        <Lines series={[first]} />
      </GalleryCard>
    </Grid>
  );
}

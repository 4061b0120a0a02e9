import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { Gallery as Grid, GalleryCard } from '../dataset/galleryCard';

const blue = '#0072B2';
const orange = '#E69F00';
const red = '#D55E00';
const green = '#009E73';

const axis = { position: 'none' as const, min: 0, max: 10 };

const at = (...pairs: Array<readonly [number, number]>) =>
  pairs.map(([x, y], id) => ({ id, x, y, z: x + y }));
const cloud = at(
  [1, 2],
  [2, 1.5],
  [3, 4],
  [4, 3],
  [5, 5.5],
  [6, 4.5],
  [7, 7.5],
  [8, 6.5],
  [9, 8.5],
);
const low = at([1, 1.5], [2, 3], [2.6, 1.4], [3.4, 2.6]);
const middle = at([4, 7], [5, 8.6], [5.6, 6.6], [4.6, 5.6]);
const high = at([7, 2.4], [8, 4], [8.6, 2], [9.2, 3.4]);
const path = at([2, 2], [4, 3], [5, 5], [3, 6.4], [4.5, 8.4], [8, 8]);
const dense = Array.from({ length: 90 }, (_, id) => {
  const [radius, angle] = [Math.sqrt(id) / 2.4, id * 2.4];
  return { id, x: 5 + radius * Math.cos(angle), y: 5 + radius * Math.sin(angle) };
});

const Points = (props: ScatterChartProps) => (
  <ScatterChart
    width={120}
    height={80}
    margin={4}
    hideLegend
    disableVoronoi
    xAxis={[axis]}
    yAxis={[axis]}
    {...props}
  />
);

const series = { data: cloud, color: blue, markerSize: 3 };

const Bubble = (props: ScatterMarkerProps) => (
  <g fillOpacity={0.5} stroke={props.color}>
    <ScatterMarker {...props} size={3 + ((props.dataIndex * 5) % 8)} />
  </g>
);

function Shape({ x, y, color, seriesId }: ScatterMarkerProps) {
  const shapes: Record<string, string> = {
    low: 'M-3-3H3V3H-3Z',
    middle: 'M0-4 4 3H-4Z',
    high: 'M0-4 4 0 0 4-4 0Z',
  };
  return <path d={shapes[seriesId]} transform={`translate(${x}, ${y})`} fill={color} />;
}

export default function Gallery() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const stroke = palette.text.secondary;

  return (
    <Grid>
      <GalleryCard href="#one-cloud" title="One cloud">
        <Points series={[series]} />
      </GalleryCard>
      <GalleryCard href="#clusters-in-color-and-shape" title="Clusters in color and shape">
        <Points
          slots={{ marker: Shape }}
          series={[
            { id: 'low', data: low, color: blue },
            { id: 'middle', data: middle, color: red },
            { id: 'high', data: high, color: green },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#two-y-axes" title="Two y-axes">
        <Points series={[series, { ...series, data: path, color: red }]}>
          <path d="M4 4V76" stroke={blue} strokeWidth={3} />
          <path d="M116 4V76" stroke={red} strokeWidth={3} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#quadrants-with-a-trend-line" title="Quadrants with a trend line">
        <Points series={[series]}>
          <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '4 3' }} />
          <ChartsReferenceLine y={5} lineStyle={{ strokeDasharray: '4 3' }} />
          <path d="M8 68 L112 12" stroke={red} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#trend-with-a-band" title="Trend with a band">
        <Points series={[series]}>
          <path d="M8 56 L112 0 V24 L8 80 Z" fill={orange} fillOpacity={0.3} />
          <path d="M8 68 L112 12" stroke={red} strokeWidth={2} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#bubble-sizes" title="Bubble sizes">
        <Points slots={{ marker: Bubble }} series={[{ ...series, color: '#3E92C6' }]} />
      </GalleryCard>
      <GalleryCard href="#color-by-value" title="Color by value">
        <Points
          series={[{ ...series, markerSize: 5 }]}
          zAxis={[
            { colorMap: { type: 'continuous', min: 3, max: 17, color: ['#56B4E9', '#B84A00'] } },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#dots-by-category" title="Dots by category">
        <Points
          series={[
            { ...series, data: at([1, 2], [2, 2], [3, 2], [3.4, 2], [5, 2]) },
            { ...series, data: at([3, 5], [4, 5], [4.4, 5], [6, 5], [7.4, 5]) },
            { ...series, data: at([5, 8], [6.4, 8], [7, 8], [7.6, 8], [9, 8]) },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#names-on-the-points" title="Names on the points">
        <Points series={[{ ...series, data: at([1, 8], [4.6, 5.4], [2, 2]) }]}>
          <path d="M24 18 H56 M64 37 H98 M36 62 H84" stroke={stroke} strokeWidth={4} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#path-through-time" title="Path through time">
        <Points series={[{ ...series, data: path }]}>
          <path d="M26 62 L49 54 L60 40 L38 30 L54 15 L94 18" fill="none" stroke={blue} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#before-and-after" title="Before and after">
        <Points
          series={[
            { ...series, data: at([2, 2], [6, 5], [4, 8]), color: orange, markerSize: 4 },
            { ...series, data: at([5, 2], [3.4, 5], [9, 8]), markerSize: 4 },
          ]}
        >
          <path d="M32 62 H54 M66 40 H47 M54 18 H100" stroke={stroke} strokeWidth={2} />
        </Points>
      </GalleryCard>
      <GalleryCard href="#hundreds-of-points" title="Hundreds of points">
        <Points series={[{ data: dense, color: '#3E92C6', markerSize: 2 }]} sx={{ opacity: 0.6 }} />
      </GalleryCard>
    </Grid>
  );
}

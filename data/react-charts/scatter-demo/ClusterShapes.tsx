import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { harbor, hills, homeText, oldTown, sizeAndPrice } from '../dataset/homes';

const shapes: Record<string, string> = {
  harbor: 'M0-5A5 5 0 0 1 0 5A5 5 0 0 1 0-5Z',
  oldTown: 'M0-5.5 5.5 4.5H-5.5Z',
  hills: 'M0-6 6 0 0 6-6 0Z',
};

/* preview-start */
function ShapeMarker({ x, y, color, seriesId, isFaded }: ScatterMarkerProps) {
  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y})`}
      fill={color}
      opacity={isFaded ? 0.2 : 0.85}
    />
  );
}
/* preview-end */

const mark = (id: string) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="-7 -7 14 14">
        <path className={className} d={shapes[id]} fill={color} />
      </svg>
    );
  };
const marks = { harbor: mark('harbor'), oldTown: mark('oldTown'), hills: mark('hills') };
const shared = {
  valueFormatter: homeText,
  highlightScope: { highlight: 'series', fade: 'global' },
} as const;

export default function ClusterShapes() {
  return (
    <ScatterChart
      height={300}
      aria-label="Homes by size and price in three districts"
      slots={{ marker: ShapeMarker }}
      voronoiMaxRadius={40}
      xAxis={[{ label: 'Size (sq ft)' }]}
      yAxis={[{ label: 'Price ($K)', min: 0 }]}
      series={[
        {
          ...shared,
          id: 'harbor',
          label: 'Harbor',
          data: harbor.map(sizeAndPrice),
          color: '#0072B2',
          labelMarkType: marks.harbor,
        },
        {
          ...shared,
          id: 'oldTown',
          label: 'Old Town',
          data: oldTown.map(sizeAndPrice),
          color: '#D55E00',
          labelMarkType: marks.oldTown,
        },
        {
          ...shared,
          id: 'hills',
          label: 'Hills',
          data: hills.map(sizeAndPrice),
          color: '#009E73',
          labelMarkType: marks.hills,
        },
      ]}
    />
  );
}

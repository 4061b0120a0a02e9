import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

// Both shapes are centered at 0,0 and ten units high.
const star = 'M0,-5 1.5,-1.6 5,-1.3 2.4,1.1 3.1,4.8 0,2.9 -3.1,4.8 -2.4,1.1 -5,-1.3 -1.5,-1.6Z';
const cross = 'M-1.5,-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z';

const legendMark = (shape: string) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="-6 -6 12 12">
        <path className={className} d={shape} fill={color} />
      </svg>
    );
  };
const StarMark = legendMark(star);
const CrossMark = legendMark(cross);

const shared = {
  markerSize: 7,
  valueFormatter: treeSize,
  highlightScope: { highlight: 'item' },
} as const;

/* preview-start */
function ShapeMarker({ x, y, size, color, seriesId, isHighlighted }: ScatterMarkerProps) {
  return (
    <path
      d={seriesId === 'oaks' ? star : cross}
      transform={`translate(${x}, ${y}) scale(${(isHighlighted ? 1.4 : 1) * (size / 5)})`}
      fill={color}
    />
  );
}

export default function StarsAndCrosses() {
  return (
    <ScatterChart
      slots={{ marker: ShapeMarker }}
      /* preview-end */
      height={280}
      aria-label="Trees by trunk and height"
      series={[
        {
          ...shared,
          id: 'oaks',
          label: 'Oaks',
          data: oaks.map(trunkAndHeight),
          labelMarkType: StarMark,
        },
        {
          ...shared,
          id: 'lindens',
          label: 'Lindens',
          data: lindens.map(trunkAndHeight),
          labelMarkType: CrossMark,
        },
      ]}
    />
  );
}

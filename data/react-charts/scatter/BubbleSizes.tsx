import { ScatterChart, ScatterMarker } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { oaks, trunkAndHeight } from '../dataset/parkTrees';

const someOaks = oaks.filter((_oak, index) => index % 2 === 0);
const crownOf = (index: number) => someOaks[index]?.crown ?? 0;

/* preview-start */
function Bubble(props: ScatterMarkerProps) {
  return (
    <g fillOpacity={0.55} stroke={props.color}>
      <ScatterMarker {...props} size={4.5 * Math.sqrt(crownOf(props.dataIndex))} />
    </g>
  );
}

export default function BubbleSizes() {
  return (
    <ScatterChart
      slots={{ marker: Bubble }}
      /* preview-end */
      height={300}
      aria-label="Oaks by trunk, height, and size of the crown"
      xAxis={[{ label: 'Trunk (cm)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Height (m)', min: 0, max: 30 }]}
      series={[
        {
          label: 'Oaks, sized by crown',
          data: someOaks.map(trunkAndHeight),
          valueFormatter: (_point, { dataIndex }) => `${crownOf(dataIndex)} m crown`,
        },
      ]}
    />
  );
}

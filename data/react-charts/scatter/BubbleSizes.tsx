import { ScatterChart, ScatterMarker } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { oaks, trunkAndHeight } from '../dataset/parkTrees';

// The area of a bubble stands for the crown, so its radius is a square root.
const radiusOf = (crown: number) => 4.5 * Math.sqrt(crown);
const someOaks = oaks.filter((_oak, index) => index % 3 === 0);
const crownOf = (index: number) => someOaks[index]?.crown ?? 0;

function Bubble(props: ScatterMarkerProps) {
  return (
    <g fillOpacity={0.55} stroke={props.color}>
      <ScatterMarker {...props} size={radiusOf(crownOf(props.dataIndex))} />
    </g>
  );
}

export default function BubbleSizes() {
  return (
    <ScatterChart
      height={300}
      title="Oaks by trunk, height, and size of the crown"
      xAxis={[{ label: 'Trunk (cm)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Height (m)', min: 0, max: 30 }]}
      series={[
        {
          label: 'Oaks, as large as their crown',
          data: someOaks.map(trunkAndHeight),
          valueFormatter: (_point, { dataIndex }) => `crown of ${crownOf(dataIndex)} m`,
        },
      ]}
      slots={{ marker: Bubble }}
    />
  );
}

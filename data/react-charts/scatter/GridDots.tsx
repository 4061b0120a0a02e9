import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

export default function GridDots() {
  return (
    /* preview-start */
    <ScatterChart
      height={260}
      aria-label="Oaks by trunk and height"
      grid={{ vertical: true, horizontal: true }}
      series={[{ label: 'Oaks', data: oaks.map(trunkAndHeight), valueFormatter: treeSize }]}
    />
    /* preview-end */
  );
}

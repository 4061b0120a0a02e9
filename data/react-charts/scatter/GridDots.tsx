import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, treeSize, trunkAndHeight } from '../dataset/parkTrees';

export default function GridDots() {
  return (
    /* preview-start */
    <ScatterChart
      height={260}
      aria-label="Lindens by trunk and height"
      grid={{ vertical: true, horizontal: true }}
      series={[{ label: 'Lindens', data: lindens.map(trunkAndHeight), valueFormatter: treeSize }]}
    />
    /* preview-end */
  );
}

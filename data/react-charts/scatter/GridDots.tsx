import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, treeSize, trunkAndHeight } from '../dataset/parkTrees';

export default function GridDots() {
  return (
    <ScatterChart
      height={260}
      title="Lindens by trunk and height"
      grid={{ vertical: true, horizontal: true }}
      series={[{ label: 'Lindens', data: lindens.map(trunkAndHeight), valueFormatter: treeSize }]}
    />
  );
}

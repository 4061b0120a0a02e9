import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

export default function TwoClouds() {
  return (
    <ScatterChart
      height={300}
      title="Trees of a park by trunk and height"
      xAxis={[{ label: 'Trunk (cm)' }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      series={[
        { label: 'Oaks', data: oaks.map(trunkAndHeight), valueFormatter: treeSize },
        { label: 'Lindens', data: lindens.map(trunkAndHeight), valueFormatter: treeSize },
      ]}
    />
  );
}

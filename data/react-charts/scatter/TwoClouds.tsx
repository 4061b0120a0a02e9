import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks } from '../dataset/parkTrees';

export default function TwoClouds() {
  return (
    /* preview-start */
    <ScatterChart
      height={300}
      aria-label="Trees of a park by trunk and height"
      xAxis={[{ label: 'Trunk (cm)' }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      series={[
        { label: 'Oaks', data: oaks.map((t) => ({ id: t.tag, x: t.trunk, y: t.height })) },
        { label: 'Lindens', data: lindens.map((t) => ({ id: t.tag, x: t.trunk, y: t.height })) },
      ]}
    />
    /* preview-end */
  );
}

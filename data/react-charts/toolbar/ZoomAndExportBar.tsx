import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

export default function ZoomAndExportBar() {
  return (
    <ScatterChartPro
      aria-label="Height of park trees by the width of their trunk"
      /* preview-start */
      showToolbar
      height={300}
      xAxis={[{ id: 'trunk', label: 'Trunk (cm)', zoom: true }]}
      yAxis={[{ label: 'Height (m)' }]}
      /* preview-end */
      initialZoom={[{ axisId: 'trunk', start: 0, end: 80 }]}
      series={[
        { label: 'Oaks', data: oaks.map(trunkAndHeight), valueFormatter: treeSize },
        { label: 'Lindens', data: lindens.map(trunkAndHeight), valueFormatter: treeSize },
      ]}
    />
  );
}

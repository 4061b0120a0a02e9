import PrintIcon from '@mui/icons-material/Print';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Typography from '@mui/material/Typography';
import { useChartApiContext } from '@mui/x-charts/context';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import type { ChartProApi } from '@mui/x-charts-pro';
import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

function RiverToolbar() {
  const apiRef = useChartApiContext<ChartProApi<'line'>>();
  const showYear = () => apiRef.current.setZoomData([{ axisId: 'days', start: 0, end: 100 }]);

  return (
    <Toolbar aria-label="River chart" style={{ width: '100%' }}>
      <Typography sx={{ marginInlineEnd: 'auto', paddingInlineStart: 1, fontWeight: 600 }}>
        Water level
      </Typography>
      {/* preview-start */}
      <ChartsToolbarZoomInTrigger render={<ToolbarButton aria-label="Zoom in" />}>
        <ZoomInIcon />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton aria-label="Zoom out" />}>
        <ZoomOutIcon />
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton aria-label="Show the whole year" onClick={showYear}>
        <RestartAltIcon />
      </ToolbarButton>
      <ChartsToolbarPrintExportTrigger render={<ToolbarButton aria-label="Print" />}>
        <PrintIcon />
      </ChartsToolbarPrintExportTrigger>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function TitledToolbar() {
  return (
    <LineChartPro
      showToolbar
      slots={{ toolbar: RiverToolbar }}
      height={260}
      hideLegend
      aria-label="Water level of the river in 2025, in centimeters"
      dataset={riverYear}
      initialZoom={[{ axisId: 'days', start: 20, end: 70 }]}
      xAxis={[
        { id: 'days', dataKey: 'date', scaleType: 'time', valueFormatter: shortDate, zoom: true },
      ]}
      series={[{ dataKey: 'level', showMark: false, area: true, color: '#42a5f5' }]}
    />
  );
}

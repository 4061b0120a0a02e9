import Button from '@mui/material/Button';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { museumYear } from '../dataset/museum';

/* preview-start */
function ExportToolbar() {
  const button = <ToolbarButton render={<Button size="small" />} />;
  return (
    <Toolbar>
      <ChartsToolbarPrintExportTrigger render={button}>Print</ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger render={button} options={{ type: 'image/jpeg' }}>
        Save JPEG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
/* preview-end */

export default function OwnExportToolbar() {
  return (
    <BarChartPro
      showToolbar
      slots={{ toolbar: ExportToolbar }}
      height={240}
      aria-label="Tickets by month in 2025, in thousands"
      dataset={museumYear}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'tickets', label: 'Tickets' }]}
    />
  );
}

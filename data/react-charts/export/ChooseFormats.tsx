import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { museumYear } from '../dataset/museum';

export default function ChooseFormats() {
  const [canPrint, setCanPrint] = React.useState(true);
  const [fileName, setFileName] = React.useState('tickets-2025');

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          size="small"
          label="File name"
          value={fileName}
          onChange={(event) => setFileName(event.target.value)}
        />
        <FormControlLabel
          control={<Switch checked={canPrint} onChange={(_event, isOn) => setCanPrint(isOn)} />}
          label="Print entry"
        />
      </Box>
      <BarChartPro
        showToolbar
        height={260}
        aria-label="Tickets by month in 2025, in thousands"
        dataset={museumYear}
        xAxis={[{ dataKey: 'month' }]}
        series={[{ dataKey: 'tickets', label: 'Tickets' }]}
        /* preview-start */
        slotProps={{
          toolbar: {
            printOptions: { fileName, disableToolbarButton: !canPrint },
            imageExportOptions: [
              { type: 'image/png', fileName },
              { type: 'image/jpeg', fileName, quality: 0.8 },
              { type: 'image/webp', fileName, quality: 0.8 },
            ],
          },
        }}
        /* preview-end */
      />
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ChartProApi } from '@mui/x-charts-pro';
import { museumCharts } from './museumCharts';

export default function PrintAnyChart() {
  const apiRef = React.useRef<ChartProApi>(undefined);
  const [name, setName] = React.useState('Radar');
  const Chart = museumCharts[name]!;

  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ inlineSize: 160 }}
        >
          {Object.keys(museumCharts).map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsPrint({ fileName: `Museum, ${name}` })}
        >
          Print
        </Button>
        {/* preview-end */}
      </Box>
      <Box sx={{ minBlockSize: 340 }}>
        <Chart apiRef={apiRef} />
      </Box>
    </>
  );
}

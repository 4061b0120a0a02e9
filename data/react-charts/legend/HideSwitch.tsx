import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function HideSwitch() {
  const [hideLegend, setHideLegend] = React.useState(false);

  return (
    <>
      <Box sx={{ blockSize: 228, alignContent: 'end' }}>
        <LineChart
          height={200}
          title="Temperature of three cities by month"
          xAxis={[{ data: months, scaleType: 'point' }]}
          series={cities}
          hideLegend={hideLegend}
        />
      </Box>
      <FormControlLabel
        label="hideLegend"
        control={
          <Switch checked={hideLegend} onChange={(event) => setHideLegend(event.target.checked)} />
        }
      />
    </>
  );
}

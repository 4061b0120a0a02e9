import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function HideSwitch() {
  const [hideLegend, setHideLegend] = React.useState(false);

  return (
    <>
      <FormControlLabel
        label="hideLegend"
        control={
          <Switch checked={hideLegend} onChange={(event) => setHideLegend(event.target.checked)} />
        }
      />
      {/* preview-start */}
      <LineChart
        height={200}
        aria-label="Average temperature of three cities by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={cities}
        hideLegend={hideLegend}
      />
      {/* preview-end */}
    </>
  );
}

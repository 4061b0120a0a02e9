import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ReverseSwitches() {
  const [reverseX, setReverseX] = React.useState(true);
  const [reverseY, setReverseY] = React.useState(false);

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={240}
        aria-label="Beer sold in the first half of the year"
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], reverse: reverseX }]}
        yAxis={[{ reverse: reverseY }]}
        series={[{ data: [48, 52, 61, 74, 97, 118], label: 'Hectoliters' }]}
        hideLegend
      />
      {/* preview-end */}
      <FormControlLabel
        label="reverse (x-axis)"
        control={
          <Switch checked={reverseX} onChange={(event) => setReverseX(event.target.checked)} />
        }
      />
      <FormControlLabel
        label="reverse (y-axis)"
        control={
          <Switch checked={reverseY} onChange={(event) => setReverseY(event.target.checked)} />
        }
      />
    </>
  );
}

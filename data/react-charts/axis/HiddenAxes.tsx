import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function HiddenAxes() {
  const [disableLine, setDisableLine] = React.useState(true);
  const [disableTicks, setDisableTicks] = React.useState(true);

  return (
    <>
      <LineChart
        height={220}
        aria-label="Beer sold in the first half of the year"
        /* preview-start */
        xAxis={[
          {
            data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
            scaleType: 'point',
            disableLine,
            disableTicks,
          },
        ]}
        yAxis={[{ disableLine, disableTicks }]}
        /* preview-end */
        series={[{ data: [48, 52, 61, 74, 97, 118], label: 'Hectoliters' }]}
        grid={{ horizontal: true }}
        hideLegend
      />
      <FormControlLabel
        label="disableLine"
        control={
          <Switch
            checked={disableLine}
            onChange={(event) => setDisableLine(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="disableTicks"
        control={
          <Switch
            checked={disableTicks}
            onChange={(event) => setDisableTicks(event.target.checked)}
          />
        }
      />
    </>
  );
}

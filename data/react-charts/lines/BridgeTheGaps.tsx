import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function BridgeTheGaps() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <>
      <LineChart
        height={240}
        aria-label="Electricity of two power plants, with missing years"
        xAxis={[{ data: years, scaleType: 'point' }]}
        /* preview-start */
        series={[
          {
            label: 'Harbor',
            data: [null, 6.4, null, null, 5.8, 5.2, 5.5, 5.1, null],
            connectNulls,
          },
          {
            label: 'Quarry',
            data: [3.9, 4.2, 4.1, null, null, null, 4.6, 4.3, 4.5],
            connectNulls,
            area: true,
          },
        ]}
        /* preview-end */
        skipAnimation
      />
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
    </>
  );
}

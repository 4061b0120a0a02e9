import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { blueberryTwilightPalette, rainbowSurgePalette } from '@mui/x-charts/colorPalettes';

export default function OldLook() {
  const [old, setOld] = React.useState(true);
  return (
    <React.Fragment>
      <FormControlLabel
        control={<Switch checked={old} onChange={(event) => setOld(event.target.checked)} />}
        label="Colors of v7"
      />
      <BarChart
        title="Visitors per season"
        height={260}
        xAxis={[{ data: ['Spring', 'Summer', 'Fall'], tickLabelMinGap: 8 }]}
        series={[
          { label: 'Museum', data: [420, 610, 380] },
          { label: 'Garden', data: [350, 720, 240] },
          { label: 'Library', data: [290, 180, 460] },
        ]}
        /* preview-start */
        colors={old ? blueberryTwilightPalette : rainbowSurgePalette}
        yAxis={[{ width: 60, label: 'Visitors' }]}
        margin={{ left: 0, right: 24 }}
        /* preview-end */
      />
    </React.Fragment>
  );
}

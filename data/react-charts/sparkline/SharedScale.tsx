import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const harbor = [91, 92, 92, 94, 95, 96, 96, 93, 92, 91, 93, 94, 96, 95];
const campus = [12, 18, 21, 34, 47, 60, 58, 30, 26, 24, 29, 38, 66, 64];

export default function SharedScale() {
  const [isShared, setIsShared] = React.useState(true);

  return (
    <>
      <FormControlLabel
        label="Same scale for both, 0% to 100%"
        control={<Switch checked={isShared} onChange={(_event, checked) => setIsShared(checked)} />}
      />
      <Typography variant="body2">Harbor: 91% to 96% of the bikes in use</Typography>
      {/* preview-start */}
      <SparkLineChart
        height={70}
        data={harbor}
        yAxis={isShared ? { min: 0, max: 100 } : undefined}
        role="img"
        aria-label="Bikes in use at the harbor"
      />
      <Typography variant="body2">Campus: 12% to 66% of the bikes in use</Typography>
      <SparkLineChart
        height={70}
        data={campus}
        yAxis={isShared ? { min: 0, max: 100 } : undefined}
        role="img"
        aria-label="Bikes in use on the campus"
      />
      {/* preview-end */}
    </>
  );
}

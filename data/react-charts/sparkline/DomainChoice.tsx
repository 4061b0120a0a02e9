import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const percentInUse = [23, 31, 28, 44, 52, 71, 66, 40, 43, 57, 61, 58, 83, 79];

function Range() {
  const [min, max] = useYScale<'linear'>().domain();
  return (
    <text x={12} y={24} fill="currentColor" fontSize={13} direction="ltr">
      y-axis: {min} to {max}
    </text>
  );
}

const limits = {
  nice: 'nice' as const,
  strict: 'strict' as const,
  function: (min: number, max: number) => ({ min: min - 10, max: max + 10 }),
};

export default function DomainChoice() {
  const [choice, setChoice] = React.useState<keyof typeof limits>('nice');

  return (
    <>
      <TextField
        select
        size="small"
        label="domainLimit"
        value={choice}
        onChange={(event) => setChoice(event.target.value as typeof choice)}
        sx={{ mb: 2, minInlineSize: 240 }}
      >
        <MenuItem value="nice">nice</MenuItem>
        <MenuItem value="strict">strict</MenuItem>
        <MenuItem value="function">function: 10 below and above</MenuItem>
      </TextField>
      {/* preview-start */}
      <SparkLineChart
        height={120}
        data={percentInUse}
        yAxis={{ domainLimit: limits[choice] }}
        margin={0}
        role="img"
        aria-label="Bikes in use"
        sx={{ bgcolor: 'action.hover' }}
      >
        <Range />
      </SparkLineChart>
      {/* preview-end */}
    </>
  );
}

import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

const halfYear = monthNames.slice(0, 6).map((name) => name.slice(0, 3));

export default function ReverseSwitches() {
  const [reverse, setReverse] = React.useState({ x: true, y: false });

  return (
    <>
      <BarChart
        height={240}
        title="Hectoliters sold in half a year"
        xAxis={[{ data: halfYear, reverse: reverse.x }]}
        yAxis={[{ reverse: reverse.y }]}
        series={[{ data: beerSold.slice(0, 6), label: 'Hectoliters' }]}
        hideLegend
      />
      {(['x', 'y'] as const).map((axis) => (
        <FormControlLabel
          key={axis}
          label={`reverse ${axis}`}
          control={
            <Switch
              checked={reverse[axis]}
              onChange={(event) => setReverse({ ...reverse, [axis]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}

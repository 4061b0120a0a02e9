import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, yearOf } from '../dataset/electricity';

export default function AddRemoveSeries() {
  const [hidden, setHidden] = React.useState<readonly string[]>([]);
  const [hasIds, setHasIds] = React.useState(true);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const shown = fuels.filter((fuel) => !hidden.includes(fuel.label));
  const toggle = (label: string) =>
    setHidden(
      hidden.includes(label) ? hidden.filter((name) => name !== label) : [...hidden, label],
    );

  return (
    <>
      <Box role="group" aria-label="Sources" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {fuels.map(({ label }) => (
          <Button
            key={label}
            size="small"
            variant={hidden.includes(label) ? 'outlined' : 'contained'}
            aria-pressed={!hidden.includes(label)}
            onClick={() => toggle(label)}
          >
            {label}
          </Button>
        ))}
      </Box>
      <LineChart
        height={240}
        title="Electricity by source from 2006 to 2024"
        dataset={electricityYears}
        xAxis={[
          { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
        ]}
        yAxis={[{ min: 0, max: 300 }]}
        series={shown.map((fuel) => ({
          ...fuel,
          ...(hasIds && { id: fuel.dataKey }),
          showMark: false,
        }))}
        skipAnimation={skipAnimation}
        hideLegend
      />
      <FormControlLabel
        label="id"
        control={<Switch checked={hasIds} onChange={(event) => setHasIds(event.target.checked)} />}
      />
      <FormControlLabel
        label="skipAnimation"
        control={
          <Switch
            checked={skipAnimation}
            onChange={(event) => setSkipAnimation(event.target.checked)}
          />
        }
      />
    </>
  );
}

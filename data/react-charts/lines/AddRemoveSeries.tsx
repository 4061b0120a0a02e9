import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, yearOf } from '../dataset/electricity';

/* preview-start */
const allSeries = [
  { id: 'coal', dataKey: 'coal', label: 'Coal', color: '#78909c', showMark: false },
  { id: 'gas', dataKey: 'gas', label: 'Gas', color: '#ef6c00', showMark: false },
  { id: 'wind', dataKey: 'wind', label: 'Wind', color: '#26a69a', showMark: false },
  { id: 'solar', dataKey: 'solar', label: 'Solar', color: '#fbc02d', showMark: false },
];
/* preview-end */

export default function AddRemoveSeries() {
  const [hidden, setHidden] = React.useState<readonly string[]>([]);
  const [hasIds, setHasIds] = React.useState(true);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const shown = allSeries.filter(({ id }) => !hidden.includes(id));
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <>
      <Box role="group" aria-label="Sources" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {allSeries.map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            variant={hidden.includes(id) ? 'outlined' : 'contained'}
            aria-pressed={!hidden.includes(id)}
            onClick={() => toggle(id)}
          >
            {label}
          </Button>
        ))}
      </Box>
      <LineChart
        height={240}
        aria-label="Electricity by source from 2006 to 2024"
        dataset={electricityYears}
        xAxis={[
          { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
        ]}
        yAxis={[{ min: 0, max: 300 }]}
        series={hasIds ? shown : shown.map(({ id: _id, ...series }) => series)}
        skipAnimation={skipAnimation}
        hideLegend
      />
      <FormControlLabel
        label="id"
        control={<Switch checked={hasIds} onChange={(_event, on) => setHasIds(on)} />}
      />
      <FormControlLabel
        label="skipAnimation"
        control={<Switch checked={skipAnimation} onChange={(_event, on) => setSkipAnimation(on)} />}
      />
    </>
  );
}

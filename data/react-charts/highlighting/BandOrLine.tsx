import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function BandOrLine() {
  const [x, setX] = React.useState<ChartsAxisHighlightType>('band');
  const [y, setY] = React.useState<ChartsAxisHighlightType>('line');
  const axes = [
    { name: 'x', value: x, set: setX, types: ['none', 'line', 'band'] },
    { name: 'y', value: y, set: setY, types: ['none', 'line'] },
  ];

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={260}
        aria-label="Rides by weekday"
        axisHighlight={{ x, y }}
        xAxis={[{ data: weekdays }]}
        series={[
          { label: 'Members', data: memberRides, stack: 'rides' },
          { label: 'Guests', data: guestRides, stack: 'rides' },
        ]}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, px: 2 }}>
        {axes.map(({ name, value, set, types }) => (
          <FormControl key={name}>
            <FormLabel id={`band-or-line-${name}`}>{name}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={`band-or-line-${name}`}
              value={value}
              onChange={(_event, next) => set(next as ChartsAxisHighlightType)}
            >
              {types.map((type) => (
                <FormControlLabel
                  key={type}
                  value={type}
                  label={type}
                  control={<Radio size="small" />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </Box>
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';
import { skies } from '../dataset/weather';

const choices = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;

type Choice = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export default function DirectionAndPlace() {
  const [choice, setChoice] = React.useState<Choice>({
    direction: 'horizontal',
    vertical: 'bottom',
    horizontal: 'center',
  });
  const { direction, vertical, horizontal } = choice;

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1.4fr 1fr 1fr', gap: 1, mb: 1 }}>
        {(['direction', 'vertical', 'horizontal'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={choice[name]}
            sx={{
              '& .MuiSelect-select.MuiSelect-select': {
                fontSize: 13,
                pl: 1,
                pr: '20px !important',
              },
              '& .MuiSelect-icon': { right: 0 },
            }}
            onChange={(event) => setChoice({ ...choice, [name]: event.target.value })}
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {/* preview-start */}
      <PieChart
        height={200}
        aria-label="Days of a year by weather"
        series={[{ data: skies }]}
        slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
      />
      {/* preview-end */}
    </>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function YearsDescending() {
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');
  const [perRow, setPerRow] = React.useState<3 | 4>(4);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Order of the years"
            value={order}
            onChange={(_event, next: 'asc' | 'desc' | null) => next && setOrder(next)}
          >
            <ToggleButton value="asc">asc</ToggleButton>
            <ToggleButton value="desc">desc</ToggleButton>
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Years in a row"
            value={perRow}
            onChange={(_event, next: 3 | 4 | null) => next && setPerRow(next)}
          >
            <ToggleButton value={3}>3 per row</ToggleButton>
            <ToggleButton value={4}>4 per row</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <DatePicker
          label="Last vaccination"
          views={['year']}
          yearsOrder={order}
          yearsPerRow={perRow}
          minDate={dayjs('1990-01-01')}
          maxDate={dayjs('2026-12-31')}
          defaultValue={dayjs('2024-05-06')}
        />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function YearsDescending() {
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="yearsOrder"
          value={order}
          onChange={(_event, next: 'asc' | 'desc' | null) => next && setOrder(next)}
        >
          <ToggleButton value="asc">asc</ToggleButton>
          <ToggleButton value="desc">desc</ToggleButton>
        </ToggleButtonGroup>
        <YearCalendar
          yearsOrder={order}
          yearsPerRow={4}
          defaultValue={dayjs('2024-05-01')}
          minDate={dayjs('2010-01-01')}
          maxDate={dayjs('2026-12-31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}

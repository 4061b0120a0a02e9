import * as React from 'react';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Joins the days of a week to one bar. */
function barStyle(weekday: number, bgcolor?: string): SxProps<Theme> {
  return {
    bgcolor,
    marginInline: 0,
    paddingInline: '2px',
    boxSizing: 'content-box',
    borderStartStartRadius: weekday === 0 ? undefined : 0,
    borderEndStartRadius: weekday === 0 ? undefined : 0,
    borderStartEndRadius: weekday === 6 ? undefined : 0,
    borderEndEndRadius: weekday === 6 ? undefined : 0,
  };
}

export default function WeekPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-10-15'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  const styleOf = (day: Dayjs): SxProps<Theme> => {
    if (day.isSame(value, 'day')) return barStyle(day.day());
    if (value && day.isSame(value, 'week')) return barStyle(day.day(), 'action.selected');
    if (hovered && day.isSame(hovered, 'week')) return barStyle(day.day(), 'action.hover');
    return {};
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} onPointerLeave={() => setHovered(null)}>
        <Typography role="status" sx={{ textAlign: 'center' }}>
          Course: {value?.startOf('week').format('MMM D')} to{' '}
          {value?.endOf('week').format('MMM D, YYYY')}
        </Typography>
        {/* preview-start */}
        <DateCalendar
          value={value}
          onChange={setValue}
          showDaysOutsideCurrentMonth
          slotProps={{
            day: ({ day }) => ({ sx: styleOf(day), onPointerEnter: () => setHovered(day) }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

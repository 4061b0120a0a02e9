import * as React from 'react';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WeekPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-10-15'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  const styleOf = (cell: Dayjs): SxProps<Theme> => {
    const isChosen = day?.isSame(cell, 'week') ?? false;
    const isHovered = hovered?.isSame(cell, 'week') ?? false;
    if (!isChosen && !isHovered) return {};
    const weekday = cell.day();
    return {
      marginInline: 0,
      paddingInline: '2px',
      boxSizing: 'content-box',
      borderStartStartRadius: weekday === 0 ? undefined : 0,
      borderEndStartRadius: weekday === 0 ? undefined : 0,
      borderStartEndRadius: weekday === 6 ? undefined : 0,
      borderEndEndRadius: weekday === 6 ? undefined : 0,
      ...(!cell.isSame(day, 'day') && { bgcolor: isChosen ? 'action.selected' : 'action.hover' }),
    };
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={1}
        onPointerLeave={() => setHovered(null)}
        sx={{ inlineSize: 'min(100%, 320px)' }}
      >
        <Typography role="status" sx={{ textAlign: 'center' }}>
          Course week: {day?.startOf('week').format('MMM D')} to{' '}
          {day?.endOf('week').format('MMM D, YYYY')}
        </Typography>
        <DateCalendar
          value={day}
          onChange={setDay}
          showDaysOutsideCurrentMonth
          slotProps={{
            day: ({ day: cell }) => ({
              sx: styleOf(cell),
              onPointerEnter: () => setHovered(cell),
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

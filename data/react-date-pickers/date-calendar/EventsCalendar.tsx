import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { fetchFirings, type Firings } from '../dataset/kiln';
import FiringDay, { FiringsContext } from './FiringDay';

const none: Firings = new Map();

export default function EventsCalendar() {
  const [month, setMonth] = React.useState(() => dayjs('2026-10-01'));
  const [firings, setFirings] = React.useState<Firings | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    fetchFirings(month, controller.signal)
      .then(setFirings)
      .catch((error: unknown) => {
        // The user has already gone to another month.
        if (!controller.signal.aborted) throw error;
      });
    return () => controller.abort();
  }, [month]);

  const loads = [...(firings?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FiringsContext.Provider value={firings ?? none}>
        <Stack spacing={1}>
          {/* preview-start */}
          <DateCalendar
            referenceDate={month}
            loading={!firings}
            renderLoading={() => <DayCalendarSkeleton />}
            onMonthChange={(newMonth) => {
              setFirings(null);
              setMonth(newMonth);
            }}
            slots={{ day: FiringDay }}
          />
          {/* preview-end */}
          <Typography role="status" sx={{ textAlign: 'center' }}>
            {month.format('MMMM')}: {firings ? `${loads} kiln loads` : 'loading…'}
          </Typography>
        </Stack>
      </FiringsContext.Provider>
    </LocalizationProvider>
  );
}

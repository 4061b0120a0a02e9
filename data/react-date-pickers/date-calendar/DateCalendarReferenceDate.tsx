import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const starts = {
  value: { props: { defaultValue: dayjs('2026-10-15T18:30') }, month: 'October 2026' },
  referenceDate: { props: { referenceDate: dayjs('2027-03-01T18:30') }, month: 'March 2027' },
  maxDate: { props: { maxDate: dayjs('2024-08-31') }, month: 'August 2024, the nearest' },
};
type Start = keyof typeof starts;

export default function DateCalendarReferenceDate() {
  const [start, setStart] = React.useState<Start>('referenceDate');
  const [picked, setPicked] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="What decides the first month"
          value={start}
          onChange={(_event, next: Start | null) => {
            if (!next) return;
            setStart(next);
            setPicked(null);
          }}
        >
          {Object.keys(starts).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status" sx={{ minBlockSize: '2lh' }}>
          Opens on {starts[start].month}.
          <br />
          You picked: {picked?.format('YYYY-MM-DD HH:mm') ?? 'nothing yet'}
        </Typography>
        <DateCalendar key={start} {...starts[start].props} onChange={setPicked} />
      </Stack>
    </LocalizationProvider>
  );
}

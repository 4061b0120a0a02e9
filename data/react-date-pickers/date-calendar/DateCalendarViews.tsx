import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const viewSets: Record<string, readonly DateView[]> = {
  'year, month, day': ['year', 'month', 'day'],
  day: ['day'],
  'month, year': ['month', 'year'],
};

export default function DateCalendarViews() {
  const [name, setName] = React.useState('year, month, day');
  const [view, setView] = React.useState<DateView>('year');
  const [course, setCourse] = React.useState<Dayjs | null>(dayjs('2026-10-15'));
  const views = viewSets[name]!;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="views"
          value={name}
          onChange={(_event, next: string | null) => {
            if (!next) return;
            setName(next);
            setView(viewSets[next]![0]!);
          }}
        >
          {Object.keys(viewSets).map((key) => (
            <ToggleButton
              key={key}
              value={key}
              sx={{ textTransform: 'none', whiteSpace: 'nowrap' }}
            >
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          view: &apos;{view}&apos;, value: {course?.format('YYYY-MM-DD')}
        </Typography>
        <DateCalendar
          key={name}
          sx={{ blockSize: 336 }}
          views={views}
          view={view}
          onViewChange={setView}
          value={course}
          onChange={setCourse}
        />
      </Stack>
    </LocalizationProvider>
  );
}

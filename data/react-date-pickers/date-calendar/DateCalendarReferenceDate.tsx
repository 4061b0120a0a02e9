import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Start = 'defaultValue' | 'referenceDate' | 'maxDate';

export default function DateCalendarReferenceDate() {
  const [start, setStart] = React.useState<Start>('referenceDate');
  const [selected, setSelected] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Prop that sets the first month"
          value={start}
          onChange={(_event, next: Start | null) => {
            if (!next) return;
            setStart(next);
            setSelected(null);
          }}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="defaultValue">defaultValue</ToggleButton>
          <ToggleButton value="referenceDate">referenceDate</ToggleButton>
          <ToggleButton value="maxDate">maxDate</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        {start === 'defaultValue' && (
          <DateCalendar defaultValue={dayjs('2026-10-15T18:30')} onChange={setSelected} />
        )}
        {start === 'referenceDate' && (
          <DateCalendar referenceDate={dayjs('2027-03-01T18:30')} onChange={setSelected} />
        )}
        {start === 'maxDate' && (
          <DateCalendar maxDate={dayjs('2024-08-31')} onChange={setSelected} />
        )}
        {/* preview-end */}
        <Typography variant="body2" role="status">
          You selected: {selected?.format('YYYY-MM-DD HH:mm') ?? 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

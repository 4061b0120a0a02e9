import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { describe } from './describe';

export default function UndoOnEscape() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-09-14'));
  const [dayAtOpen, setDayAtOpen] = React.useState(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Start of work"
          closeOnSelect={false}
          value={day}
          onChange={setDay}
          onOpen={() => setDayAtOpen(day)}
          slotProps={{
            desktopPaper: {
              onKeyDownCapture: (event) => event.key === 'Escape' && setDay(dayAtOpen),
            },
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Value: {describe(day)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

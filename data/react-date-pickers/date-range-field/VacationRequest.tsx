import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const balance = 18;

function countWeekdays(first: Dayjs, last: Dayjs) {
  const days = Math.min(last.diff(first, 'day') + 1, 366);
  return Array.from({ length: days }, (_, index) => first.add(index, 'day')).filter(
    (day) => day.day() % 6 !== 0,
  ).length;
}

export default function VacationRequest() {
  const [vacation, setVacation] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-06'),
    dayjs('2026-07-17'),
  ]);
  const [weekdays, setWeekdays] = React.useState(10);
  const [sent, setSent] = React.useState('');
  const canSend = weekdays > 0 && weekdays <= balance;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack
          component="form"
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            if (canSend) setSent('Your request was sent to Alex.');
          }}
        >
          {/* preview-start */}
          <SingleInputDateRangeField
            label="Vacation"
            minDate={dayjs('2026-06-01')}
            value={vacation}
            onChange={([first, last], { validationError }) => {
              setVacation([first, last]);
              const isComplete = first && last && validationError.every((error) => !error);
              setWeekdays(isComplete ? countWeekdays(first, last) : 0);
              setSent('');
            }}
          />
          {/* preview-end */}
          <div>
            <Typography variant="body2" id="vacation-balance" gutterBottom>
              {weekdays} of {balance} days
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-labelledby="vacation-balance"
              color={weekdays > balance ? 'error' : 'primary'}
              value={Math.min(100, (weekdays / balance) * 100)}
              sx={{ blockSize: 8, borderRadius: 1 }}
            />
          </div>
          <Button type="submit" variant="contained" disabled={!canSend}>
            Request {weekdays === 1 ? '1 day' : `${weekdays} days`}
          </Button>
          <Typography variant="body2" role="status" sx={{ minBlockSize: '1lh' }}>
            {sent}
          </Typography>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}

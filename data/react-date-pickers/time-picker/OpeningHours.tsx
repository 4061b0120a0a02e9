import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const at = (time: string) => dayjs(`2026-03-16T${time}`);
// The dates of both values can differ, so only the time of day counts.
const minutes = (time: Dayjs) => time.hour() * 60 + time.minute();

function summary(opens: Dayjs | null, closes: Dayjs | null) {
  if (!opens?.isValid() || !closes?.isValid()) return 'Enter both times.';
  const total = (minutes(closes) - minutes(opens) + 24 * 60) % (24 * 60);
  const nextDay = minutes(closes) <= minutes(opens) ? ', closes on the next day' : '';
  return `${Math.floor(total / 60)} h ${total % 60} min${nextDay}`;
}

function OpeningRow({ day, from, to }: { day: string; from: string; to: string }) {
  const [isOpen, setIsOpen] = React.useState(day !== 'Monday');
  const [opens, setOpens] = React.useState<Dayjs | null>(at(from));
  const [closes, setCloses] = React.useState<Dayjs | null>(at(to));
  const shared = {
    disabled: !isOpen,
    timeSteps: { minutes: 15 },
    slotProps: { textField: { size: 'small' } },
  } as const;

  return (
    <Box
      role="group"
      aria-label={day}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        alignItems: 'center',
        gridTemplateColumns: { sm: '1.3fr 1fr 1fr' },
        '& + &': { borderBlockStart: 1, borderColor: 'divider' },
      }}
    >
      <Box>
        <FormControlLabel
          control={
            <Switch checked={isOpen} onChange={(event) => setIsOpen(event.target.checked)} />
          }
          label={day}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {isOpen ? <bdi>{summary(opens, closes)}</bdi> : 'Closed'}
        </Typography>
      </Box>
      {/* preview-start */}
      {/* The pickers don't limit each other, because a place can close after midnight. */}
      <TimePicker label="Opens" value={opens} onChange={setOpens} minutesStep={15} {...shared} />
      <TimePicker label="Closes" value={closes} onChange={setCloses} minutesStep={15} {...shared} />
      {/* preview-end */}
    </Box>
  );
}

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <OpeningRow day="Monday" from="17:00" to="22:00" />
        <OpeningRow day="Tuesday to Thursday" from="17:00" to="23:30" />
        <OpeningRow day="Friday and Saturday" from="17:00" to="01:00" />
        <OpeningRow day="Sunday" from="11:30" to="21:00" />
      </Paper>
    </LocalizationProvider>
  );
}

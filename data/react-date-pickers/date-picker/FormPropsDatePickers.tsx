import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FormPropsDatePickers() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [submitted, setSubmitted] = React.useState('Nothing submitted yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSubmitted(entries.map(([name, value]) => `${name}=${String(value)}`).join('\n'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        {/* preview-start */}
        <DatePicker
          label="Patient since"
          name="patientSince"
          defaultValue={dayjs('2019-06-03')}
          disabled
        />
        <DatePicker label="Date of birth" name="born" defaultValue={dayjs('1984-11-02')} readOnly />
        <DatePicker label="Next visit" name="visit" value={visit} onChange={setVisit} />
        <input
          type="hidden"
          name="visitISO"
          value={visit?.isValid() ? visit.format('YYYY-MM-DD') : ''}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Submit
        </Button>
        <Typography
          component="pre"
          variant="body2"
          role="status"
          sx={{ m: 0, minBlockSize: '3lh', fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
        >
          {submitted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

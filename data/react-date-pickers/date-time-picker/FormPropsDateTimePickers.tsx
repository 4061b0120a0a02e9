import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FormPropsDateTimePickers() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(dayjs('2026-06-12T14:30'));
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
        <DateTimePicker label="Ordered" defaultValue={dayjs('2026-06-09T08:12')} disabled />
        <DateTimePicker label="Packed" defaultValue={dayjs('2026-06-10T16:40')} readOnly />
        <DateTimePicker label="Delivery" name="delivery" value={delivery} onChange={setDelivery} />
        <input
          type="hidden"
          name="deliveryUTC"
          value={delivery?.isValid() ? delivery.toISOString() : ''}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Submit
        </Button>
        <Typography
          component="pre"
          variant="body2"
          role="status"
          sx={{ m: 0, minBlockSize: '2lh', fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
        >
          {submitted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const spell = (value: Dayjs | null) => value?.format('YYYY-MM-DD HH:mm') ?? 'null';

export default function DateTimePickerValue() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(dayjs('2026-06-12T14:30'));
  const [accepted, setAccepted] = React.useState(delivery);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateTimePicker label="Pickup" defaultValue={dayjs('2026-06-11T09:00')} />
        <DateTimePicker
          label="Delivery"
          value={delivery}
          onChange={setDelivery}
          onAccept={setAccepted}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Delivery: <bdi>{spell(delivery)}</bdi>
          <br />
          Accepted: <bdi>{spell(accepted)}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

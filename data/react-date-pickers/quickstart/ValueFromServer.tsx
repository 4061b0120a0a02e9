import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface Order {
  id: string;
  /** Day in ISO format, or null if no day is set. */
  deliverOn: string | null;
}

const order: Order = { id: 'B-2041', deliverOn: '2026-05-10' };

export default function ValueFromServer() {
  /* preview-start */
  const [day, setDay] = React.useState<Dayjs | null>(
    order.deliverOn ? dayjs(order.deliverOn) : null,
  );
  const picker = <DatePicker label="Delivery day" value={day} onChange={setDay} />;
  const deliverOn = day?.isValid() ? day.format('YYYY-MM-DD') : null;
  /* preview-end */

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {picker}
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
          Request body: <code dir="ltr">{JSON.stringify({ ...order, deliverOn })}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

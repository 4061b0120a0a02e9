import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface Order {
  id: string;
  /** As the server sends it, or null for "no day yet". */
  deliverOn: string | null;
}

const order: Order = { id: 'B-2041', deliverOn: '2026-05-10' };

export default function ValueFromServer() {
  const [day, setDay] = React.useState<Dayjs | null>(
    order.deliverOn ? dayjs(order.deliverOn) : null,
  );

  const deliverOn = day?.isValid() ? day.format('YYYY-MM-DD') : null;
  const body: Order = { ...order, deliverOn };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DatePicker label="Delivery day" value={day} onChange={setDay} />
        <Typography variant="body2" role="status">
          To the server:
          <Typography
            component="code"
            dir="ltr"
            variant="inherit"
            sx={{
              display: 'block',
              fontFamily: 'monospace',
              fontSize: 12,
              overflowWrap: 'anywhere',
            }}
          >
            {JSON.stringify(body)}
          </Typography>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

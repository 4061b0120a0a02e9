import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const friday = dayjs('2026-09-18');

export default function ClearableFields() {
  const [message, setMessage] = React.useState('Nothing has been cleared yet.');
  const notify = (name: string) => setMessage(`${name} was cleared.`);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Opening day"
          defaultValue={friday}
          clearable
          onClear={() => notify('Opening day')}
        />
        <DatePicker
          label="Guided tour"
          defaultValue={friday}
          slotProps={{
            field: { clearable: true, onClear: () => notify('Guided tour') },
          }}
        />
        {/* preview-end */}
        <DatePicker
          label="Press preview"
          defaultValue={friday}
          slotProps={{
            field: {
              clearable: true,
              clearButtonPosition: 'start',
              onClear: () => notify('Press preview'),
            },
          }}
        />
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

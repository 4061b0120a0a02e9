import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableFields() {
  const [cleared, setCleared] = React.useState<string>();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 300px)' }}>
        <DateField
          label="Field"
          defaultValue={dayjs('2026-09-18')}
          clearable
          onClear={() => setCleared('The field was cleared.')}
        />
        <DatePicker
          label="Picker"
          defaultValue={dayjs('2026-09-18')}
          slotProps={{
            field: { clearable: true, onClear: () => setCleared('The picker was cleared.') },
          }}
        />
        <DatePicker
          label="Clear button at the start"
          defaultValue={dayjs('2026-09-18')}
          slotProps={{
            field: {
              clearable: true,
              clearButtonPosition: 'start',
              onClear: () => setCleared('The last one was cleared.'),
            },
          }}
        />
        <Typography variant="body2" role="status">
          {cleared ?? 'Move over a field and press its cross.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

export default function WhichShortcut() {
  const [source, setSource] = React.useState('Nothing chosen yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Due date"
          onChange={(_value, context) =>
            setSource(context.shortcut?.label ?? 'Chosen without a shortcut')
          }
          slotProps={{
            shortcuts: {
              items: [
                { label: 'Sprint end', getValue: () => dayjs('2026-07-24') },
                { label: 'Quarter end', getValue: () => dayjs('2026-09-30') },
              ],
            },
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

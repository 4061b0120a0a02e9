import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(value: Dayjs | null) {
  if (!value) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function DateFieldValue() {
  const [validUntil, setValidUntil] = React.useState<Dayjs | null>(dayjs('2031-04-17'));
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField label="Issued (uncontrolled)" defaultValue={dayjs('2021-04-18')} />
        <DateField
          label="Valid until (controlled)"
          value={validUntil}
          onChange={(newValue, context) => {
            setValidUntil(newValue);
            const call = `${describe(newValue)}, error: ${context.validationError ?? 'none'}`;
            setCalls((previous) => [call, ...previous].slice(0, 4));
          }}
        />
        {/* preview-end */}
        <Box>
          <Typography variant="body2">Latest calls of onChange:</Typography>
          <Box
            component="ol"
            sx={{ m: 0, p: 0, listStyle: 'none', minBlockSize: '4lh', fontFamily: 'monospace' }}
          >
            {calls.map((call, index) => (
              <li key={index}>
                <bdi>{call}</bdi>
              </li>
            ))}
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

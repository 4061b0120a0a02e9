import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2026-03-16T14:30');

export default function DigitalClockAmPm() {
  const [ampm, setAmpm] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <FormControlLabel
          control={<Switch checked={ampm} onChange={(_event, on) => setAmpm(on)} />}
          label="ampm"
        />
        <Box sx={{ display: 'flex', gap: 4 }}>
          <DigitalClock ampm={ampm} defaultValue={time} />
          <MultiSectionDigitalClock ampm={ampm} defaultValue={time} />
        </Box>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

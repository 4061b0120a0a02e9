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

const time = dayjs('2026-03-16T09:30');

export default function DigitalClockFormProps() {
  const [disabled, setDisabled] = React.useState(false);
  const [readOnly, setReadOnly] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <Stack direction="row" spacing={1}>
          <FormControlLabel
            control={<Switch checked={disabled} onChange={(_event, on) => setDisabled(on)} />}
            label="disabled"
          />
          <FormControlLabel
            control={<Switch checked={readOnly} onChange={(_event, on) => setReadOnly(on)} />}
            label="readOnly"
          />
        </Stack>
        {/* preview-start */}
        <Box sx={{ display: 'flex', gap: 4 }}>
          <DigitalClock defaultValue={time} disabled={disabled} readOnly={readOnly} />
          <MultiSectionDigitalClock defaultValue={time} disabled={disabled} readOnly={readOnly} />
        </Box>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

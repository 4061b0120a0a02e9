import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockFormProps() {
  const [disabled, setDisabled] = React.useState(false);
  const [readOnly, setReadOnly] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
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
        <TimeClock
          disabled={disabled}
          readOnly={readOnly}
          ampmInClock
          showViewSwitcher
          defaultValue={dayjs('2026-03-16T06:45')}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

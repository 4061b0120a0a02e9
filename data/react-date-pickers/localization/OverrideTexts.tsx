import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// Outside the component, so that the objects stay the same.
const appTexts = {
  datePickerToolbarTitle: 'Choose a flight day',
  cancelButtonLabel: 'Back',
  okButtonLabel: 'Continue',
};
const ownTexts = { toolbarTitle: 'Return flight', okButtonLabel: 'Show return flights' };

export default function OverrideTexts() {
  const [isOwn, setIsOwn] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={appTexts}>
      <Box sx={{ inlineSize: 'min(100%, 320px)', display: 'grid', gap: 1 }}>
        <FormControlLabel
          label="localeText on the picker too"
          control={<Switch checked={isOwn} onChange={(event) => setIsOwn(event.target.checked)} />}
        />
        <StaticDatePicker
          defaultValue={dayjs('2026-10-15')}
          localeText={isOwn ? ownTexts : undefined}
        />
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

/* preview-start */
const appTexts = {
  datePickerToolbarTitle: 'Choose a flight day',
  cancelButtonLabel: 'Back',
  okButtonLabel: 'Continue',
};
const returnTexts = { toolbarTitle: 'Return flight', okButtonLabel: 'Show return flights' };

function FlightDay({ localeText }: Pick<StaticDatePickerProps, 'localeText'>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={appTexts}>
      <StaticDatePicker localeText={localeText} defaultValue={dayjs('2026-10-15')} />
    </LocalizationProvider>
  );
}
/* preview-end */

export default function OverrideTexts() {
  const [hasReturnTexts, setHasReturnTexts] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Set localeText on the picker"
        control={
          <Switch
            checked={hasReturnTexts}
            onChange={(event) => setHasReturnTexts(event.target.checked)}
          />
        }
      />
      <FlightDay localeText={hasReturnTexts ? returnTexts : undefined} />
    </Stack>
  );
}

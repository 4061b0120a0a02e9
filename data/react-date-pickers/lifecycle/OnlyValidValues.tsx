import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { describe } from './describe';

export default function OnlyValidValues() {
  const [shown, setShown] = React.useState<Dayjs | null>(dayjs('2026-09-14'));
  const [used, setUsed] = React.useState<Dayjs | null>(shown);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Start of work"
          minDate={dayjs('2026-09-01')}
          maxDate={dayjs('2026-12-31')}
          value={shown}
          onChange={(value, context) => {
            setShown(value);
            if (value && context.validationError === null) setUsed(value);
          }}
          slotProps={{ textField: { helperText: 'September to December 2026' } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status">
          Shown: {describe(shown)}
          <br />
          Used: {describe(used)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY'];

export default function FormatHelperText() {
  const [format, setFormat] = React.useState(formats[1]!);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxInlineSize: 320 }}>
        <TextField
          select
          label="format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Date of birth"
          format={format}
          slotProps={{ textField: { helperText: `As on the insurance card: ${format}` } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

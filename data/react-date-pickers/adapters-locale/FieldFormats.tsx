import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const formats = [
  'L',
  'LL',
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'D MMM YYYY',
  'dddd, MMMM Do',
  '[Week of] MMM D',
];

export default function FieldFormats() {
  const [format, setFormat] = React.useState('DD.MM.YYYY');
  const [premiere, setPremiere] = React.useState<Dayjs | null>(dayjs('2025-12-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <TextField
          select
          label="format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              <bdi>{option}</bdi>
            </MenuItem>
          ))}
        </TextField>
        <DatePicker label="Premiere" format={format} value={premiere} onChange={setPremiere} />
      </Stack>
    </LocalizationProvider>
  );
}

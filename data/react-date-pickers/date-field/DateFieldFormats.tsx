import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const formats = ['L', 'YYYY-MM-DD', 'DD/MM/YY', 'D MMMM YYYY', 'dddd, MMM Do YYYY', 'MM.YYYY'];

export default function DateFieldFormats() {
  const [format, setFormat] = React.useState(formats[1]!);
  const [isSpacious, setIsSpacious] = React.useState(false);
  const [issued, setIssued] = React.useState<Dayjs | null>(dayjs('2026-04-08'));

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
        <FormControlLabel
          label={<bdi>formatDensity=&quot;spacious&quot;</bdi>}
          control={
            <Switch
              checked={isSpacious}
              onChange={(event) => setIsSpacious(event.target.checked)}
            />
          }
        />
        <DateField
          label="Issued"
          format={format}
          formatDensity={isSpacious ? 'spacious' : 'dense'}
          value={issued}
          onChange={setIssued}
        />
      </Stack>
    </LocalizationProvider>
  );
}

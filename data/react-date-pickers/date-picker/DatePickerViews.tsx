import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const viewSets: { label: string; views: DateView[] }[] = [
  { label: 'Therapy starts', views: ['year', 'day'] },
  { label: 'Therapy starts', views: ['year', 'month', 'day'] },
  { label: 'Insured since', views: ['month', 'year'] },
  { label: 'Year of surgery', views: ['year'] },
  { label: 'Yearly reminder', views: ['month', 'day'] },
];

export default function DatePickerViews() {
  const [index, setIndex] = React.useState(2);
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const { label, views } = viewSets[index]!;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxInlineSize: 320 }}>
        <TextField
          select
          label="views"
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {viewSets.map((set, i) => (
            <MenuItem key={i} value={i}>
              [{set.views.map((view) => `'${view}'`).join(', ')}]
            </MenuItem>
          ))}
        </TextField>
        <DatePicker key={index} label={label} views={views} value={value} onChange={setValue} />
      </Stack>
    </LocalizationProvider>
  );
}

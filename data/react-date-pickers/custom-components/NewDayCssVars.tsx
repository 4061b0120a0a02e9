import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import dayjs from 'dayjs';

export default function NewDayCssVars() {
  const [size, setSize] = React.useState(32);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Typography id="day-size">Size of a day: {size} px</Typography>
        <Slider
          aria-labelledby="day-size"
          min={24}
          max={38}
          value={size}
          onChange={(_, next) => setSize(next)}
          sx={{ maxWidth: 240 }}
        />
        {/* preview-start */}
        <DateCalendar
          showDaysOutsideCurrentMonth
          defaultValue={dayjs('2026-06-12')}
          slots={{ day: PickerDay2 }}
          slotProps={{ day: { sx: { '--PickerDay-size': `${size}px` } } }}
          sx={{ [`& .${dayCalendarClasses.weekDayLabel}`]: { width: size } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

export default function RangePositionControl() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ inlineSize: 'min(100%, 320px)' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="The next click sets"
          value={position}
          onChange={(_event, next: RangePosition | null) => next && setPosition(next)}
        >
          <ToggleButton value="start" sx={{ textTransform: 'none' }}>
            Arrival
          </ToggleButton>
          <ToggleButton value="end" sx={{ textTransform: 'none' }}>
            Departure
          </ToggleButton>
        </ToggleButtonGroup>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
          slotProps={{ actionBar: { actions: [] } }}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
      </Stack>
    </LocalizationProvider>
  );
}

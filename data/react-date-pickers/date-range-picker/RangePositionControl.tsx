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
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Date to change"
          value={position}
          onChange={(_event, next: RangePosition | null) => next && setPosition(next)}
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="start">Arrival</ToggleButton>
          <ToggleButton value="end">Departure</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
          slotProps={{ actionBar: { actions: [] } }}
          rangePosition={position}
          onRangePositionChange={(newPosition) => setPosition(newPosition)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

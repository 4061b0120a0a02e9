import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const layouts = ['mobile', 'desktop'] as const;

export default function VariantLayouts() {
  const [layout, setLayout] = React.useState<(typeof layouts)[number]>('mobile');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="displayStaticWrapperAs"
          value={layout}
          onChange={(_, next: (typeof layouts)[number] | null) => next && setLayout(next)}
        >
          {layouts.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <StaticDateTimePicker
          displayStaticWrapperAs={layout}
          defaultValue={dayjs('2026-03-16T14:30')}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

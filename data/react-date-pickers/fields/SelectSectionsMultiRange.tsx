import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSectionType } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

function focusAndSelect(field: FieldRef<Dayjs | null> | null, section: FieldSectionType) {
  field?.focusField(section);
  field?.setSelectedSections(section);
}

export default function SelectSectionsMultiRange() {
  const start = React.useRef<FieldRef<Dayjs | null>>(null);
  const end = React.useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-09-18'), dayjs('2027-01-31')]}
          unstableStartFieldRef={start}
          unstableEndFieldRef={end}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
          }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => focusAndSelect(start.current, 'day')}>Start day</Button>
          <Button onClick={() => focusAndSelect(end.current, 'month')}>End month</Button>
          <Button onClick={() => focusAndSelect(end.current, 'year')}>End year</Button>
        </Stack>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSectionType } from '@mui/x-date-pickers/models';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const choices: [text: string, name: RangePosition, type: FieldSectionType][] = [
  ['Start day', 'start', 'day'],
  ['End month', 'end', 'month'],
  ['End year', 'end', 'year'],
];

export default function SelectSectionsMultiRange() {
  const start = React.useRef<FieldRef<Dayjs | null>>(null);
  const end = React.useRef<FieldRef<Dayjs | null>>(null);

  const select = (name: RangePosition, type: FieldSectionType) => {
    const field = name === 'start' ? start : end;
    field.current?.focusField(type);
    field.current?.setSelectedSections(type);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 440px)' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {choices.map(([text, name, type]) => (
            <Button
              key={text}
              size="small"
              variant="outlined"
              onClick={() => select(name, type)}
              sx={{ textTransform: 'none' }}
            >
              {text}
            </Button>
          ))}
        </Stack>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-09-18'), dayjs('2027-01-31')]}
          unstableStartFieldRef={start}
          unstableEndFieldRef={end}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

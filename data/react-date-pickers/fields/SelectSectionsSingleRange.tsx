import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const choices: [text: string, type: FieldSectionType, dateName: RangePosition][] = [
  ['Start day', 'day', 'start'],
  ['End month', 'month', 'end'],
  ['End day', 'day', 'end'],
];

export default function SelectSectionsSingleRange() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const field = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  const select = (type: FieldSectionType, dateName: RangePosition) => {
    const sections = field.current?.getSections() ?? [];
    const index = sections.findIndex((part) => part.type === type && part.dateName === dateName);
    field.current?.focusField(index);
    setSelected(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 440px)' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {choices.map(([text, type, dateName]) => (
            <Button
              key={text}
              size="small"
              variant="outlined"
              onClick={() => select(type, dateName)}
              sx={{ textTransform: 'none' }}
            >
              {text}
            </Button>
          ))}
        </Stack>
        <SingleInputDateRangeField
          label="Exhibition"
          defaultValue={[dayjs('2026-09-18'), dayjs('2027-01-31')]}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Typography variant="body2" role="status">
          selectedSections: {JSON.stringify(selected)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

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

export default function SelectSectionsSingleRange() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const field = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  /* preview-start */
  const focusAndSelect = (dateName: RangePosition, type: FieldSectionType) => {
    const sections = field.current?.getSections() ?? [];
    const index = sections.findIndex(
      (section) => section.dateName === dateName && section.type === type,
    );
    field.current?.focusField(index);
    setSelected(index);
  };
  /* preview-end */

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateRangeField
          label="Exhibition"
          defaultValue={[dayjs('2026-09-18'), dayjs('2027-01-31')]}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => focusAndSelect('start', 'day')}>Start day</Button>
          <Button onClick={() => focusAndSelect('end', 'month')}>End month</Button>
          <Button onClick={() => focusAndSelect('end', 'day')}>End day</Button>
        </Stack>
        <Typography variant="body2" role="status">
          selectedSections: {JSON.stringify(selected)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

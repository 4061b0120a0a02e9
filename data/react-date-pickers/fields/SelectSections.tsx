import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function SelectSections() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const input = React.useRef<HTMLInputElement>(null);

  const focusAndSelect = (section: FieldSelectedSections) => {
    input.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <DateField
          label="Visit"
          defaultValue={dayjs('2026-09-18')}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row">
          <Button onClick={() => focusAndSelect('month')}>Month</Button>
          <Button onClick={() => focusAndSelect('day')}>Day</Button>
          <Button onClick={() => focusAndSelect('year')}>Year</Button>
          <Button onClick={() => focusAndSelect('all')}>All</Button>
        </Stack>
        {/* preview-end */}
        <Typography variant="body2" role="status">
          selectedSections: {JSON.stringify(selected)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

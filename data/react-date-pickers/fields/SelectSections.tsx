import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices: FieldSelectedSections[] = ['month', 'day', 'year', 'all', null];

export default function SelectSections() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const input = React.useRef<HTMLInputElement>(null);

  const select = (next: FieldSelectedSections) => {
    // The field has to be focused first.
    if (next !== null) input.current?.focus();
    setSelected(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ inlineSize: 'min(100%, 360px)' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="small"
              variant="outlined"
              onClick={() => select(choice)}
              sx={{ minInlineSize: 0, textTransform: 'none' }}
            >
              {choice ?? 'null'}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Visit"
          defaultValue={dayjs('2026-09-18')}
          inputRef={input}
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

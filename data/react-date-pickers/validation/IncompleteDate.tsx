import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

export default function IncompleteDate() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [isUnfinished, setIsUnfinished] = React.useState(false);
  const [saved, setSaved] = React.useState('Nothing saved yet.');

  /* preview-start */
  const input = React.useRef<HTMLInputElement>(null);

  const check = () => {
    const hasText = Boolean(input.current?.value);
    setIsUnfinished(day === null && hasText);
    return day === null && hasText;
  };
  const handleBlur = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) check();
  };
  const handleChange = (value: Dayjs | null) => {
    setDay(value);
    setIsUnfinished(false);
  };
  /* preview-end */

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (check() || error !== null) {
      setSaved('Not saved.');
      input.current?.focus();
    } else {
      setSaved(day === null ? 'Saved without a date.' : `Saved ${day.format('MMMM D, YYYY')}.`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
        <DatePicker
          label="Last tire change (optional)"
          value={day}
          onChange={handleChange}
          onError={setError}
          inputRef={input}
          slotProps={{
            textField: {
              onBlur: handleBlur,
              error: isUnfinished || error !== null,
              helperText:
                isUnfinished || error === 'invalidDate'
                  ? 'Enter an existing date or clear the field.'
                  : ' ',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography variant="body2" role="status">
          {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

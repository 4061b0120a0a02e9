import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import dayjs, { type Dayjs } from 'dayjs';
import { describe } from './describe';
import EventList from './EventList';

const start = dayjs('2026-09-14');
const actions: PickersActionBarAction[] = ['clear', 'today', 'cancel', 'accept'];
const options = {
  mobile: 'Mobile',
  closeOnSelect: 'closeOnSelect',
  controlled: 'Controlled',
} as const;
type Option = keyof typeof options;

export default function PickerEventLog() {
  const [on, setOn] = React.useState({ mobile: false, closeOnSelect: false, controlled: true });
  const [day, setDay] = React.useState<Dayjs | null>(start);
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (event: string) => setEvents((old) => [`${old.length + 1} ${event}`, ...old]);

  const Picker = on.mobile ? MobileDatePicker : DesktopDatePicker;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {(Object.keys(options) as Option[]).map((name) => (
            <FormControlLabel
              key={name}
              label={options[name]}
              control={
                <Switch
                  size="small"
                  checked={on[name]}
                  onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
                />
              }
            />
          ))}
        </Stack>
        <Picker
          key={JSON.stringify(on)}
          label="Start of work"
          closeOnSelect={on.closeOnSelect}
          {...(on.controlled ? { value: day } : { defaultValue: start })}
          /* preview-start */
          onChange={(value) => {
            setDay(value);
            add(`onChange ${describe(value)}`);
          }}
          onAccept={(value) => add(`onAccept ${describe(value)}`)}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          /* preview-end */
          slotProps={{ actionBar: { actions } }}
        />
        <EventList label="Events of the picker" events={events} rows={6} />
        <Button onClick={() => setEvents([])}>Clear log</Button>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

/* preview-start */
const today = () => dayjs('2026-07-15');
const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today().startOf('week'), today().endOf('week')] },
  { label: 'Last 7 days', getValue: () => [today().subtract(6, 'day'), today()] },
  { label: 'This month', getValue: () => [today().startOf('month'), today().endOf('month')] },
  {
    label: 'Last month',
    getValue: () => {
      const last = today().subtract(1, 'month');
      return [last.startOf('month'), last.endOf('month')];
    },
  },
  { label: 'All time', getValue: () => [null, null] },
];
/* preview-end */

type Range = DateRange<Dayjs>;

const spell = (day: Dayjs | null) => day?.format('MMM D, YYYY');
const isSame = (a: Range, b: Range) =>
  a.every((day, index) => (day ? day.isSame(b[index], 'day') : !b[index]));

const DraftContext = React.createContext({ canApply: false, apply() {}, cancel() {} });

function ApplyBar({ className }: PickersActionBarProps) {
  const { canApply, apply, cancel } = React.useContext(DraftContext);
  const { setOpen } = usePickerActionsContext();
  const finish = (action: () => void) => {
    action();
    setOpen(false);
  };

  return (
    <DialogActions className={className}>
      <Button onClick={() => finish(cancel)}>Cancel</Button>
      <Button disabled={!canApply} onClick={() => finish(apply)}>
        Apply
      </Button>
    </DialogActions>
  );
}

export default function RangeShortcuts() {
  const [applied, setApplied] = React.useState<Range>([dayjs('2026-07-01'), dayjs('2026-07-31')]);
  const [draft, setDraft] = React.useState(applied);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const isComplete = (draft[0] === null) === (draft[1] === null);
  const isDirty = !isSame(draft, applied);
  const canApply = isDirty && isComplete && errors.every((error) => error === null);
  const apply = () => setApplied(draft);
  const cancel = () => setDraft(applied);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
        <Stack spacing={2}>
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="h6" component="p">
              Sales report
            </Typography>
            <Chip
              role="status"
              variant="outlined"
              color="primary"
              label={applied[0] ? `${spell(applied[0])} – ${spell(applied[1])}` : 'All time'}
            />
          </Stack>
          <DraftContext.Provider value={{ canApply, apply, cancel }}>
            <DateRangePicker
              calendars={1}
              value={draft}
              onChange={setDraft}
              onError={setErrors}
              closeOnSelect={false}
              localeText={{ start: 'From', end: 'To' }}
              slots={{ field: MultiInputDateRangeField, actionBar: ApplyBar }}
              slotProps={{
                textField: { size: 'small' },
                shortcuts: { items, changeImportance: 'set' },
              }}
            />
          </DraftContext.Provider>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button disabled={!isDirty} onClick={cancel}>
              Discard
            </Button>
            <Button variant="contained" disabled={!canApply} onClick={apply}>
              Apply changes
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}

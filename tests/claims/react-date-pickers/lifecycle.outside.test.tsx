import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, show, spell, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/lifecycle/');

const RestoreContext = React.createContext(() => {});

function RestoreBar({ className }: PickersActionBarProps) {
  const restore = React.useContext(RestoreContext);
  const { acceptValueChanges, setOpen } = usePickerActionsContext();

  return (
    <DialogActions className={className}>
      <Button
        onClick={() => {
          restore();
          setOpen(false);
        }}
      >
        Cancel
      </Button>
      <Button onClick={acceptValueChanges}>OK</Button>
    </DialogActions>
  );
}

function StartOfWork({ actionBar }: { actionBar?: typeof RestoreBar }) {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-09-14'));
  const [opened, setOpened] = React.useState(value);

  return (
    <RestoreContext.Provider value={() => setValue(opened)}>
      <button onClick={() => setValue(dayjs('2026-09-21'))}>From outside</button>
      <DatePicker
        label="Start of work"
        reduceAnimations
        closeOnSelect={false}
        value={value}
        onChange={setValue}
        onOpen={() => setOpened(value)}
        slots={actionBar ? { actionBar } : {}}
      />
    </RestoreContext.Provider>
  );
}

async function cancelAfterOutsideChange(actionBar?: typeof RestoreBar): Promise<string> {
  stubPointer('fine');
  const { unmount } = show(<StartOfWork actionBar={actionBar} />);
  await press('From outside');
  await press('Choose date, selected date is Sep 21, 2026');
  day(25).click();
  await press('Cancel');
  const text = textOf('Start of work');
  unmount();
  return text;
}

claim('What the buttons and Escape do', 'Cancel ignores a value from outside', async () => {
  expect(await cancelAfterOutsideChange()).toBe('09/14/2026');
});

claim('What the buttons and Escape do', 'An action bar restores the opened value', async () => {
  expect(await cancelAfterOutsideChange(RestoreBar)).toBe('09/21/2026');
});

claim('In a range', 'One input can take parts of the other date', async () => {
  const onChange = vi.fn<(range: DateRange<Dayjs>) => void>();
  show(
    <SingleInputDateRangeField
      defaultValue={[dayjs('2026-07-01'), dayjs('2026-09-30')]}
      onChange={onChange}
    />,
  );
  const year = screen.getAllByRole('spinbutton')[2];
  if (!year) throw new Error('The start has no year.');
  await typeFrom(year, '2025');
  expect(onChange.mock.lastCall?.[0].map(spell)).toEqual(['2025-09-30 00:00', '2026-09-30 00:00']);
});

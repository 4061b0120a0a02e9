import * as React from 'react';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, stubPointer, textOf, typeFrom } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf('/x/react-date-pickers/date-time-picker/');

const zones = ['America/New_York', 'Europe/Lisbon'];
const start = dayjs.tz('2026-06-12T10:30', 'America/New_York');

function Shared() {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  return zones.map((zone) => (
    <DateTimePicker key={zone} label={zone} timezone={zone} value={value} onChange={setValue} />
  ));
}

function Drafted() {
  const [instant, setInstant] = React.useState(start);
  const [draft, setDraft] = React.useState<{ zone: string; value: Dayjs | null } | null>(null);
  return zones.map((zone) => (
    <DateTimePicker
      key={zone}
      label={zone}
      timezone={zone}
      value={draft?.zone === zone ? draft.value : instant}
      onChange={(value, { validationError }) => {
        if (value && validationError === null) {
          setInstant(value);
          setDraft(null);
        } else {
          setDraft({ zone, value });
        }
      }}
    />
  ));
}

async function clearDay() {
  act(() => section('Day', 'America/New_York').focus());
  await userEvent.keyboard('{Delete}');
}

claim('Edit one value in several pickers', 'A draft leaves the other pickers alone', async () => {
  stubPointer('fine');
  const { unmount } = show(<Shared />);
  await clearDay();
  expect(textOf('Europe/Lisbon')).not.toBe('06/12/2026 03:30 PM');
  unmount();
  show(<Drafted />);
  await clearDay();
  expect(textOf('America/New_York')).toBe('06/DD/2026 10:30 AM');
  expect(textOf('Europe/Lisbon')).toBe('06/12/2026 03:30 PM');
  await typeFrom(section('Day', 'America/New_York'), '15');
  expect(textOf('Europe/Lisbon')).toBe('06/15/2026 03:30 PM');
});

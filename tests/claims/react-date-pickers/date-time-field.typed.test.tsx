import * as React from 'react';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { act, createEvent, fireEvent } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { section, show, spelled, textOf, typeFrom } from '../pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf('/x/react-date-pickers/date-time-field/');

claim('Read and set the value', 'Typing 09 causes a call with an invalid date first', async () => {
  const onChange = vi.fn();
  show(
    <DateTimeField label="Start" defaultValue={dayjs('2026-03-16T20:30')} onChange={onChange} />,
  );
  await typeFrom(section('Hours'), '09');
  expect(spelled(onChange)).toEqual(['Invalid Date', '2026-03-16 21:30']);
});

claim(
  'Show and store different timezones',
  'An empty field ignores later changes of timezone, unless key changes',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const field = (zone: string, key?: string) => (
      <DateTimeField
        key={key}
        ampm={false}
        label="Start"
        timezone={zone}
        value={null}
        onChange={onChange}
      />
    );
    const { rerender } = show(field('Asia/Kolkata'));
    rerender(field('America/New_York'));
    await typeFrom(section('Month'), '031720260830');
    expect(onChange.mock.lastCall?.[0]?.format()).toBe('2026-03-17T08:30:00+05:30');
    rerender(field('America/New_York', 'America/New_York'));
    await typeFrom(section('Month'), '031720260830');
    expect(onChange.mock.lastCall?.[0]?.format()).toBe('2026-03-17T08:30:00-04:00');
  },
);

claim('Can users paste a timestamp?', 'The text can be parsed before the field', () => {
  function Start() {
    const [start, setStart] = React.useState<Dayjs | null>(null);
    return (
      <DateTimeField
        label="Start"
        value={start}
        onChange={setStart}
        onPasteCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setStart(dayjs(event.clipboardData.getData('text')));
        }}
      />
    );
  }
  show(<Start />);
  act(() => section('Month').focus());
  const event = createEvent.paste(section('Month'));
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => '2026-03-20T19:45' } });
  fireEvent(section('Month'), event);
  expect(textOf('Start')).toBe('03/20/2026 07:45 PM');
});

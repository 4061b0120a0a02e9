import * as React from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import IncompleteDate from '../../../data/react-date-pickers/validation/IncompleteDate';
import { claimsOf } from '../claim';
import { day, section, show, spelled, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/validation/');

const at = (text: string) => dayjs(text);
const isDisabled = (name: string) => screen.getByRole('radio', { name }).hasAttribute('disabled');
const click = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
const option = (list: string, name: string) =>
  within(screen.getByRole('listbox', { name: list })).getByRole('option', { name });

claim(
  'Date and Time Pickers - Validation',
  'A field reports an invalid date with its error; a calendar disables it',
  async () => {
    const onChange = vi.fn();
    show(
      <>
        <DateField
          label="Visit"
          defaultValue={at('2026-03-20')}
          minDate={at('2026-03-16')}
          onChange={onChange}
        />
        <DateCalendar defaultValue={at('2026-03-20')} minDate={at('2026-03-16')} />
      </>,
    );
    await typeFrom(section('Day'), '12');
    expect(spelled(onChange).at(-1)).toBe('2026-03-12 00:00');
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'minDate' });
    expect(day(12).hasAttribute('disabled')).toBe(true);
    expect(day(16).hasAttribute('disabled')).toBe(false);
  },
);

claim(
  'Disable the past or the future',
  'Dates are compared by days, so today is valid; times by moments',
  () => {
    vi.setSystemTime(at('2026-03-16T09:30:20').toDate());
    const [dateError, timeError] = [vi.fn(), vi.fn()];
    show(
      <>
        <DateField value={at('2026-03-16T00:00')} disablePast onError={dateError} />
        <TimeField value={at('2026-03-16T09:30')} disablePast onError={timeError} />
      </>,
    );
    expect(dateError).not.toHaveBeenCalled();
    expect(timeError.mock.lastCall?.[0]).toBe('disablePast');
  },
);

claim(
  'Disable the past or the future',
  'The field compares the moment, the clock only the time of day',
  () => {
    vi.setSystemTime(at('2026-03-16T09:30').toDate());
    const onError = vi.fn();
    show(
      <>
        <TimeField value={at('2020-03-16T23:00')} disablePast onError={onError} />
        <MultiSectionDigitalClock value={at('2020-03-16T23:00')} disablePast ampm={false} />
      </>,
    );
    expect(onError.mock.lastCall?.[0]).toBe('disablePast');
    expect(option('Select hours', '23 hours').getAttribute('aria-disabled')).not.toBe('true');
    expect(option('Select hours', '8 hours').getAttribute('aria-disabled')).toBe('true');
  },
);

claim('Disable the past or the future', 'A calendar keeps the time at which it mounted', () => {
  vi.setSystemTime(at('2026-03-16T23:59').toDate());
  const calendar = <DateCalendar disablePast referenceDate={at('2026-03-16')} />;
  const { rerender } = show(calendar);
  vi.setSystemTime(at('2026-03-17T00:01').toDate());
  rerender(React.cloneElement(calendar, { className: 'later' }));
  expect(day(16).hasAttribute('disabled')).toBe(false);
  expect(day(15).hasAttribute('disabled')).toBe(true);
});

claim('Set a minimum and a maximum date', 'The time of the limits is ignored', () => {
  const onError = vi.fn();
  show(<DateField value={at('2026-03-16')} minDate={at('2026-03-16T18:00')} onError={onError} />);
  expect(onError).not.toHaveBeenCalled();
});

claim(
  'Set a minimum and a maximum date',
  'A month is disabled only if none of its days is in the range',
  () => {
    show(
      <DateCalendar
        views={['month']}
        openTo="month"
        value={at('2026-05-01')}
        minDate={at('2026-03-31')}
      />,
    );
    expect(isDisabled('February')).toBe(true);
    expect(isDisabled('March')).toBe(false);
  },
);

claim('Set a minimum and a maximum date', 'Without limits, the range is from 1900 to 2099', () => {
  const onError = vi.fn();
  show(
    <>
      <DateField value={at('1900-01-01')} onError={onError} />
      <DateField value={at('2099-12-31')} onError={onError} />
    </>,
  );
  expect(onError).not.toHaveBeenCalled();
  show(<DateField value={at('2100-01-01')} onError={onError} />);
  expect(onError.mock.lastCall?.[0]).toBe('maxDate');
});

claim('Disable weekends and holidays', 'shouldDisableDate disables no months or years', () => {
  show(
    <DateCalendar
      views={['month']}
      openTo="month"
      value={at('2026-05-01')}
      shouldDisableDate={() => true}
    />,
  );
  expect(isDisabled('February')).toBe(false);
});

claim('Disable months', 'shouldDisableMonth disables a month and all its days', async () => {
  show(
    <DateCalendar
      views={['month', 'day']}
      openTo="month"
      defaultValue={at('2026-05-10')}
      shouldDisableMonth={(month) => month.month() === 4}
    />,
  );
  expect(isDisabled('May')).toBe(true);
  expect(isDisabled('June')).toBe(false);
});

claim(
  'Disable years',
  'A chosen year can lead to a day that shouldDisableMonth rejects',
  async () => {
    const onChange = vi.fn();
    show(
      <DateCalendar
        views={['year']}
        openTo="year"
        defaultValue={at('2026-03-10')}
        shouldDisableMonth={(month) => month.isSame(at('2027-03-01'), 'month')}
        onChange={onChange}
      />,
    );
    await click('radio', '2027');
    expect(spelled(onChange)).toEqual(['2027-03-10 00:00']);
  },
);

claim(
  'Set a minimum and a maximum time',
  '14:45 and 17 give 17:45, and OK accepts it',
  async () => {
    const [onChange, onAccept] = [vi.fn(), vi.fn()];
    show(
      <DesktopTimePicker
        ampm={false}
        defaultValue={at('2026-03-16T14:45')}
        maxTime={at('2026-03-16T17:00')}
        onChange={onChange}
        onAccept={onAccept}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /choose time/i }));
    await userEvent.click(option('Select hours', '17 hours'));
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'maxTime' });
    await click('button', 'OK');
    expect(spelled(onAccept)).toEqual(['2026-03-16 17:45']);
  },
);

claim(
  'Set a minimum and a maximum time',
  'An hour is disabled only if all its minutes are outside',
  () => {
    show(
      <MultiSectionDigitalClock
        ampm={false}
        value={at('2026-03-16T14:45')}
        minTime={at('2026-03-16T08:59')}
      />,
    );
    expect(option('Select hours', '8 hours').getAttribute('aria-disabled')).not.toBe('true');
    expect(option('Select hours', '7 hours').getAttribute('aria-disabled')).toBe('true');
  },
);

claim(
  'Disable single times and set steps',
  'Validation asks for all three views, DigitalClock for hours only',
  () => {
    const [forField, forClock] = [vi.fn(() => false), vi.fn(() => false)];
    show(
      <>
        <TimeField value={at('2026-03-16T14:45')} shouldDisableTime={forField} />
        <DigitalClock value={at('2026-03-16T14:45')} shouldDisableTime={forClock} />
      </>,
    );
    const views = (mock: { mock: { calls: unknown[][] } }) =>
      new Set(mock.mock.calls.map((call) => call[1]));
    expect(views(forField)).toEqual(new Set(['hours', 'minutes', 'seconds']));
    expect(views(forClock)).toEqual(new Set(['hours']));
  },
);

claim('Limit dates with times', 'minDateTime replaces minDate and minTime', () => {
  const onError = vi.fn();
  const limits = { minDate: at('2026-03-20'), minTime: at('2026-03-20T12:00') };
  const field = <DateTimeField value={at('2026-03-17T09:00')} {...limits} onError={onError} />;
  const { rerender } = show(field);
  expect(onError.mock.lastCall?.[0]).toBe('minDate');
  rerender(React.cloneElement(field, { minDateTime: at('2026-03-16T08:00') }));
  expect(onError.mock.lastCall?.[0]).toBe(null);
});

claim('Limit dates with times', 'With disablePast, minTime compares whole moments', () => {
  vi.setSystemTime(at('2026-03-10T09:00').toDate());
  const onError = vi.fn();
  const field = (
    <DateTimeField
      value={at('2026-03-17T09:00')}
      minTime={at('2026-03-20T08:00')}
      onError={onError}
    />
  );
  const { rerender } = show(field);
  expect(onError).not.toHaveBeenCalled();
  rerender(React.cloneElement(field, { disablePast: true }));
  expect(onError.mock.lastCall?.[0]).toBe('minTime');
});

claim('Error codes', 'minDateTime sets minDate on another day and minTime on the same day', () => {
  const onError = vi.fn();
  const field = <DateTimeField minDateTime={at('2026-03-16T08:00')} onError={onError} />;
  const { rerender } = show(React.cloneElement(field, { value: at('2026-03-15T09:00') }));
  expect(onError.mock.lastCall?.[0]).toBe('minDate');
  rerender(React.cloneElement(field, { value: at('2026-03-16T07:00') }));
  expect(onError.mock.lastCall?.[0]).toBe('minTime');
});

claim(
  'Error codes',
  'The first failing rule sets the code; a reversed range sets it for both dates',
  () => {
    const [onError, onRangeError] = [vi.fn(), vi.fn()];
    show(
      <>
        <DateField
          value={at('2026-03-15')}
          minDate={at('2026-04-01')}
          shouldDisableDate={() => true}
          onError={onError}
        />
        <SingleInputDateRangeField
          value={[at('2026-03-15'), at('2026-03-12')]}
          onError={onRangeError}
        />
      </>,
    );
    expect(onError.mock.lastCall?.[0]).toBe('shouldDisableDate');
    expect(onRangeError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
  },
);

claim('Show an error message', 'onError fires on mount with the code and later with null', () => {
  const onError = vi.fn();
  const field = <DateField minDate={at('2026-03-16')} onError={onError} />;
  const { rerender } = show(React.cloneElement(field, { value: at('2026-03-12') }));
  expect(onError.mock.calls.map(([error]) => error)).toEqual(['minDate']);
  rerender(React.cloneElement(field, { value: at('2026-03-20') }));
  expect(onError.mock.calls.map(([error]) => error)).toEqual(['minDate', null]);
});

claim(
  'Report an incomplete or impossible date',
  'The demo reports half a date and 02/31 on leaving the field and on submit',
  async () => {
    render(<IncompleteDate />);
    const message = () => document.querySelector('.MuiFormHelperText-root')?.textContent;
    await typeFrom(section('Month'), '03');
    await click('button', 'Save');
    expect(screen.getByRole('status').textContent).toBe('Not saved.');
    expect(message()).toContain('Enter an existing date');
    expect(document.querySelector('.Mui-error')).not.toBe(null);
    await typeFrom(section('Day'), '312026');
    expect(message()).not.toContain('Enter an existing date');
    await click('button', 'Save');
    expect(screen.getByRole('status').textContent).toBe('Saved March 31, 2026.');
    await typeFrom(section('Month'), '02');
    expect([textOf('Last tire change (optional)'), message()]).toEqual(['02/31/2026', '\u200b']);
    await click('button', 'Save');
    expect(screen.getByRole('status').textContent).toBe('Not saved.');
    expect(message()).toContain('Enter an existing date');
  },
);

claim(
  'Require a value',
  'required makes a native form reject an empty field, not an incomplete date',
  async () => {
    show(<DesktopDatePicker label="Visit" slotProps={{ textField: { required: true } }} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(input.required && input.checkValidity()).toBe(false);
    await typeFrom(section('Month'), '03');
    expect(textOf('Visit')).toBe('03/DD/YYYY');
    expect(input.checkValidity()).toBe(true);
  },
);

claim('Require a value', 'error replaces the error state of the picker', () => {
  show(
    <DesktopDatePicker
      value={at('2026-03-12')}
      minDate={at('2026-03-16')}
      slotProps={{ textField: { error: false } }}
    />,
  );
  expect(document.querySelector('.Mui-error')).toBe(null);
});

claim(
  'Why does onChange receive a value that is invalid?',
  'A value that is not passed back is reverted',
  async () => {
    show(<DateField label="Visit" value={at('2026-03-20')} minDate={at('2026-03-16')} />);
    await typeFrom(section('Day'), '12');
    expect(textOf('Visit')).toBe('03/20/2026');
  },
);

claim(
  'Why is 02/31 not marked as an error?',
  'After 02/31/2026 in an empty field the value is null',
  async () => {
    const onChange = vi.fn();
    show(<DateField label="Visit" onChange={onChange} />);
    await typeFrom(section('Month'), '02312026');
    expect(spelled(onChange)).toEqual(['Invalid Date', 'null', 'Invalid Date', 'null']);
    expect(textOf('Visit')).toBe('02/31/2026');
    expect(document.querySelector('.Mui-error')).toBe(null);
  },
);

claim(
  'Why does the calendar open on a month in which all days are disabled?',
  'Functions do not count',
  () => {
    vi.setSystemTime(at('2026-03-10').toDate());
    const calendar = (
      <DateCalendar
        maxDate={at('2026-12-31')}
        shouldDisableDate={(date: Dayjs) => date.month() < 9}
      />
    );
    const { unmount } = show(calendar);
    expect(screen.getByText('March 2026')).toBeTruthy();
    unmount();
    show(React.cloneElement(calendar, { minDate: at('2026-10-01') }));
    expect(screen.getByText('October 2026')).toBeTruthy();
  },
);

claim(
  'How do I disable single days that come from a server?',
  'onMonthChange does not fire for the first month',
  async () => {
    const onMonthChange = vi.fn();
    show(<DateCalendar referenceDate={at('2026-03-10')} onMonthChange={onMonthChange} />);
    expect(onMonthChange).not.toHaveBeenCalled();
    await click('button', 'Next month');
    expect(spelled(onMonthChange)).toEqual(['2026-04-01 00:00']);
  },
);

import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import IncidentReport from '../../../data/react-date-pickers/date-time-range-field/IncidentReport';
import { claimsOf } from '../claim';
import { section, sectionOfEnd, show, spell, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/date-time-range-field/');

const at = (text: string) => dayjs(text);
const outage: [Dayjs, Dayjs] = [at('2026-07-10T22:00'), at('2026-07-11T01:30')];
const text = () => textOf('Outage').replace(/[\u2066-\u2069]/g, '');
/** The last range that a mock received, spelled. */
const last = (mock: { mock: { lastCall?: unknown[] } }) => {
  const range = mock.mock.lastCall?.[0];
  return Array.isArray(range) ? range.map(spell).join(', ') : '';
};

function Outage(props: SingleInputDateTimeRangeFieldProps) {
  return <SingleInputDateTimeRangeField label="Outage" ampm={false} {...props} />;
}

function TwoInputs(props: MultiInputDateTimeRangeFieldProps<true>) {
  return (
    <MultiInputDateTimeRangeField
      ampm={false}
      slotProps={{
        textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'Until' }),
      }}
      {...props}
    />
  );
}

/** The errors that a field reports for this range; none when `onError` isn't called. */
function errorsOf(value: [Dayjs, Dayjs], props: SingleInputDateTimeRangeFieldProps = {}): unknown {
  const onError = vi.fn();
  const { unmount } = show(<Outage value={value} onError={onError} {...props} />);
  unmount();
  return onError.mock.lastCall?.[0] ?? [null, null];
}

claim('Read and set the value', 'An end is a date once all its sections are filled', async () => {
  const onChange = vi.fn();
  show(<Outage onChange={onChange} />);
  await typeFrom(section('Month'), '0710202622');
  expect(onChange).not.toHaveBeenCalled();
  await typeFrom(section('Minutes'), '05');
  expect(last(onChange)).toBe('2026-07-10 22:05, null');
  await typeFrom(sectionOfEnd('Month'), '071120260130');
  expect(last(onChange)).toBe('2026-07-10 22:05, 2026-07-11 01:30');
});

claim(
  'Read and set the value',
  'A deleted section gives null, February 30 gives null',
  async () => {
    const onChange = vi.fn();
    const { unmount } = show(<Outage defaultValue={outage} onChange={onChange} />);
    act(() => sectionOfEnd('Hours').focus());
    await userEvent.keyboard('{Backspace}');
    expect(last(onChange)).toBe('2026-07-10 22:00, null');
    unmount();
    const leapDay: [Dayjs, Dayjs] = [at('2026-02-10T10:00'), at('2026-03-30T10:00')];
    show(<Outage defaultValue={leapDay} onChange={onChange} />);
    await typeFrom(sectionOfEnd('Month'), '02');
    expect(last(onChange)).toBe('2026-02-10 10:00, null');
  },
);

claim('Shorten the text', 'Default texts and their number of sections', () => {
  const texts: [SingleInputDateTimeRangeFieldProps, string, number][] = [
    [{ ampm: undefined }, '07/10/2026 10:00 PM – 07/11/2026 01:30 AM', 12],
    [{}, '07/10/2026 22:00 – 07/11/2026 01:30', 10],
    [{ ampm: true, format: 'MMM D, HH:mm' }, 'Jul 10, 22:00 – Jul 11, 01:30', 8],
    [{ format: 'MM/DD HH:mm', dateSeparator: 'to' }, '07/10 22:00 to 07/11 01:30', 8],
    [{ format: 'M/D H:mm' }, '07/10 22:00 – 07/11 01:30', 8],
    [{ format: 'M/D H:mm', shouldRespectLeadingZeros: true }, '7/10 22:00 – 7/11 1:30', 8],
    [{ format: 'MM/DD HH:mm', formatDensity: 'spacious' }, '07 / 10 22:00 – 07 / 11 01:30', 8],
  ];
  for (const [props, expected, sections] of texts) {
    const { unmount } = show(<Outage value={outage} {...props} />);
    expect([text(), screen.getAllByRole('spinbutton').length]).toEqual([expected, sections]);
    unmount();
  }
});

claim(
  'Shorten the text',
  'Without a section, the year comes from value or referenceDate',
  async () => {
    vi.setSystemTime(at('2026-05-04T10:00').toDate());
    const onChange = vi.fn();
    const props = { format: 'MM/DD HH:mm', onChange };
    const yearOf = async (more: SingleInputDateTimeRangeFieldProps) => {
      const { unmount } = show(<Outage {...props} {...more} />);
      await typeFrom(section('Month'), '07102200');
      unmount();
      return last(onChange).slice(0, 4);
    };
    expect(await yearOf({})).toBe('2026');
    expect(await yearOf({ referenceDate: at('2024-01-01') })).toBe('2024');
    expect(await yearOf({ defaultValue: [at('2020-01-01T10:00'), null] })).toBe('2020');
  },
);

claim('Use two inputs on a narrow screen', 'Two inputs ignore referenceDate', async () => {
  vi.setSystemTime(at('2026-05-04T10:00').toDate());
  const onChange = vi.fn();
  show(<TwoInputs format="MM/DD HH:mm" referenceDate={at('2024-01-01')} onChange={onChange} />);
  await typeFrom(section('Month', 'From'), '07102200');
  expect(last(onChange)).toBe('2026-07-10 22:00, null');
});

claim('Use two inputs on a narrow screen', 'Arrow keys step by one minute', async () => {
  const props = { minutesStep: 15, defaultValue: outage };
  const { unmount } = show(<Outage {...props} />);
  act(() => section('Minutes').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(section('Minutes').textContent).toBe('15');
  unmount();
  show(<TwoInputs {...props} />);
  act(() => section('Minutes', 'From').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(section('Minutes', 'From').textContent).toBe('01');
});

claim('Use two inputs on a narrow screen', 'The inputs have no labels by default', () => {
  show(<MultiInputDateTimeRangeField />);
  expect(document.querySelectorAll('label')).toHaveLength(0);
});

claim('Limit the period', 'minDateTime, invalidRange, and equal ends', () => {
  const limits = {
    minDateTime: at('2026-07-10T22:30'),
    maxDateTime: at('2026-07-11T01:00'),
  };
  expect(errorsOf(outage, limits)).toEqual(['minTime', 'maxTime']);
  expect(errorsOf(outage, { minDateTime: at('2026-07-11T00:00') })).toEqual(['minDate', null]);
  expect(errorsOf([outage[1], outage[0]])).toEqual(['invalidRange', 'invalidRange']);
  expect(errorsOf([outage[0], outage[0]])).toEqual([null, null]);
});

claim('Limit the period', 'shouldDisableDate differs between start and end', () => {
  const isFriday = (day: Dayjs) => day.day() === 5;
  const shouldDisableDate = (day: Dayjs, position: string) => position === 'start' && isFriday(day);
  const friday: [Dayjs, Dayjs] = [outage[0], outage[0].add(1, 'hour')];
  expect(errorsOf(friday, { shouldDisableDate })).toEqual(['shouldDisableDate', null]);
});

claim('Limit the period', 'The demo shows the message and disables the button', async () => {
  show(<IncidentReport />);
  expect(screen.getByText('99.53% uptime in July')).toBeTruthy();
  await typeFrom(sectionOfEnd('Day'), '10');
  await typeFrom(sectionOfEnd('Hours'), '21');
  expect(screen.getByText('The outage ends before it starts.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

claim(
  'Why is the range invalid although both ends look equal?',
  'Hidden seconds are compared',
  () => {
    const invalid: [Dayjs, Dayjs] = [at('2026-07-10T09:00:30'), at('2026-07-10T09:00')];
    expect(errorsOf(invalid)).toEqual(['invalidRange', 'invalidRange']);
    expect(errorsOf([invalid[0].startOf('minute'), invalid[1]])).toEqual([null, null]);
  },
);

claim('How do I disable the field or make it read-only?', 'One end cannot be disabled', () => {
  show(
    <MultiInputDateTimeRangeField
      defaultValue={outage}
      slotProps={{
        textField: ({ position }) =>
          position === 'start' ? { label: 'From', disabled: true } : { label: 'Until' },
      }}
    />,
  );
  const editable = (label: string) => section('Hours', label).getAttribute('contenteditable');
  expect([editable('From'), editable('Until')]).toEqual(['true', 'true']);
});

claim('Use two inputs on a narrow screen', 'name reaches only the text fields', () => {
  const namesIn = (field: React.ReactElement) => {
    const { container, unmount } = show(field);
    const names = [...container.querySelectorAll('input')].map(({ name }) => name);
    unmount();
    return names;
  };
  expect(namesIn(<Outage name="outage" />)).toEqual(['outage']);
  const untyped: object = { name: 'outage' };
  expect(namesIn(<TwoInputs {...untyped} />)).toEqual(['', '']);
  const textField = ({ position = '' }) => ({ label: position, name: position });
  expect(namesIn(<TwoInputs slotProps={{ textField }} />)).toEqual(['start', 'end']);
});

claim(
  'Date Time Range Field',
  'A year that is retyped in one input takes over parts of the other date, in two inputs not',
  async () => {
    const [one, two] = [vi.fn(), vi.fn()];
    const { unmount } = show(<Outage defaultValue={outage} onChange={one} />);
    await typeFrom(section('Year'), '2025');
    unmount();
    show(<TwoInputs defaultValue={outage} onChange={two} />);
    await typeFrom(section('Year'), '2025');
    expect([last(one), last(two)]).toEqual([
      '2025-07-11 01:30, 2026-07-11 01:30',
      '2025-07-10 22:00, 2026-07-11 01:30',
    ]);
  },
);

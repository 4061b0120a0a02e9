import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { afterEach, expect, vi } from 'vitest';
import { readChoice, writeChoice } from '../../../data/react-date-pickers/playground/choice';
import { controlsOf } from '../../../data/react-date-pickers/playground/controls';
import { pickers } from '../../../data/react-date-pickers/playground/pickers';
import PickersPlayground from '../../../data/react-date-pickers/playground/PickersPlayground';
import { sourceOf } from '../../../data/react-date-pickers/playground/source';
import { claimsOf } from '../claim';
import { show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/playground/');

const ADDRESS = window.location.href;
const open = (query: string) => window.history.replaceState(null, '', query);
afterEach(() => open(ADDRESS));

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;

claim('Customization playground', 'Each picker can be shown with each of its options', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const picker of pickers) {
    const query = new URLSearchParams({ picker: picker.name });
    for (const { path, options } of controlsOf(picker)) query.set(path, options[0]!.label);
    open(`?${query}`);
    const { unmount } = render(<PickersPlayground />);
    expect(screen.getByRole('region', { name: /^Code/ }).textContent).toContain(`<${picker.name}`);
    unmount();
  }
  const messages = [...error.mock.calls, ...warn.mock.calls].map(([text]) => String(text));
  expect(messages.filter((text) => !text.includes('license key'))).toEqual([]);
});

claim('Customization playground', 'Default leaves a prop out of the code', async () => {
  render(<PickersPlayground />);
  const code = () => screen.getByRole('region', { name: /^Code/ }).textContent;
  const select = screen.getByRole('combobox', { name: 'orientation' });
  await userEvent.selectOptions(select, 'landscape');
  expect(code()).toContain('orientation="landscape"');
  expect(window.location.search).toBe('?orientation=landscape');
  expect(isLandscape()).toBe(true);
  await userEvent.selectOptions(select, 'Default');
  expect(code()).not.toContain('orientation');
  expect(window.location.search).toBe('');
});

claim('Share your choice as a link', 'The address opens the same choice', () => {
  open('?picker=StaticTimePicker&orientation=landscape&ampm=false');
  render(<PickersPlayground />);
  const code = screen.getByRole('region', { name: /^Code/ }).textContent;
  expect(code).toContain('<StaticTimePicker');
  expect(code).toContain('orientation="landscape"');
  expect(code).toContain('ampm={false}');
});

claim('Share your choice as a link', 'Unknown names and values are ignored', () => {
  const read = (query: string) => {
    const { picker, options } = readChoice(query);
    return [picker.name, ...options.keys()];
  };
  expect(read('?picker=constructor&orientation=diagonal&onChange=alert(1)')).toEqual([
    'StaticDatePicker',
  ]);
  expect(read('?picker=DatePicker&slotProps.toolbar.hidden=true&ampm=true')).toEqual([
    'DatePicker',
    'slotProps.toolbar.hidden',
  ]);
  expect(read('?picker=StaticDatePicker&openTo=month')).toEqual(['StaticDatePicker']);
});

claim('Share your choice as a link', 'Another picker keeps the props that both have', () => {
  const query = '?picker=StaticTimePicker&orientation=landscape&ampm=false&userLanguage=zh';
  expect(writeChoice(query, 'picker', 'StaticDatePicker')).toBe(
    '?picker=StaticDatePicker&orientation=landscape&userLanguage=zh',
  );
});

claim('Use the code', 'Nested props become objects, and parts are imported', () => {
  const query = '?picker=DateRangePicker&slots.field=two inputs&slotProps.actionBar.actions=none';
  const code = sourceOf(readChoice(query));
  expect(code).toContain("from '@mui/x-date-pickers-pro/MultiInputDateRangeField'");
  expect(code).toContain('slots={{ field: MultiInputDateRangeField }}');
  expect(code).toContain('slotProps={{ actionBar: { actions: [] } }}');
});

claim('Compare the desktop and mobile layouts', 'Defaults of static pickers', () => {
  const toolbar = () => screen.queryByText('Select date & time') !== null;
  const { unmount } = show(<StaticDateTimePicker defaultValue={dayjs('2026-03-16T14:30')} />);
  expect([toolbar(), screen.queryAllByRole('tab').length]).toEqual([true, 2]);
  expect(names()).toEqual(expect.arrayContaining(['Cancel', 'Next']));
  unmount();
  show(<StaticDateTimePicker displayStaticWrapperAs="desktop" />);
  expect([toolbar(), screen.queryAllByRole('tab').length]).toEqual([false, 0]);
  expect(names()).toEqual(expect.arrayContaining(['Cancel', 'Next']));
});

claim('Compare the desktop and mobile layouts', 'Months of static date ranges', () => {
  const { unmount } = show(<StaticDateRangePicker />);
  expect(document.querySelectorAll('[role=grid]')).toHaveLength(1);
  unmount();
  show(<StaticDateRangePicker displayStaticWrapperAs="desktop" />);
  expect(document.querySelectorAll('[role=grid]')).toHaveLength(2);
});

claim('Find out why a prop changes nothing', 'Days of adjacent months need one month', () => {
  const outside = () => document.querySelectorAll('.MuiDateRangePickerDay-outsideCurrentMonth');
  const props = { displayStaticWrapperAs: 'desktop', showDaysOutsideCurrentMonth: true } as const;
  const march = { ...props, fixedWeekNumber: 6, referenceDate: dayjs('2026-03-16') };
  const { unmount } = show(<StaticDateRangePicker {...march} calendars={1} />);
  const texts = [...outside()].map(({ textContent }) => textContent).filter(Boolean);
  expect(texts).toContain('11');
  unmount();
  show(<StaticDateRangePicker {...march} calendars={2} />);
  expect([...outside()].filter(({ textContent }) => textContent)).toEqual([]);
});

claim('Find out why a prop changes nothing', 'Seconds keep a picker in portrait', () => {
  const views = ['hours', 'minutes', 'seconds'] as const;
  const { unmount } = show(<StaticTimePicker orientation="landscape" />);
  expect(isLandscape()).toBe(true);
  unmount();
  show(<StaticTimePicker orientation="landscape" views={views} />);
  expect(isLandscape()).toBe(false);
});

claim('How do I keep the popup open while I style it?', 'open ignores Escape', async () => {
  stubPointer('fine');
  show(<DatePicker label="Delivery" open />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

claim('How do I use my choice for all pickers of an app?', 'slotProps are merged', () => {
  stubPointer('fine');
  const defaultProps = {
    displayWeekNumber: true,
    slotProps: { actionBar: { actions: ['clear', 'today'] } },
  };
  const theme = createTheme({ components: { MuiDatePicker: { defaultProps } } } as object);
  const wrap = (picker: React.ReactElement) => (
    <ThemeProvider theme={theme}>{picker}</ThemeProvider>
  );
  const { unmount } = show(wrap(<DatePicker open />));
  expect(names()).toEqual(expect.arrayContaining(['Clear', 'Today']));
  expect(document.querySelectorAll('[role=columnheader]')).toHaveLength(8);
  unmount();
  show(wrap(<DatePicker open slotProps={{ toolbar: { hidden: false } }} />));
  expect(names()).toEqual(expect.arrayContaining(['Clear', 'Today']));
  expect(screen.getByText('Select date')).toBeTruthy();
});

claim('How do I bring the days closer together?', 'Margins of both days', () => {
  const style = (name: string) => getComputedStyle(document.querySelector(name)!).margin;
  const props = { defaultValue: dayjs('2026-03-16') };
  const { unmount } = show(<StaticDatePicker {...props} />);
  expect(style('.MuiPickersDay-root')).toBe('0px 2px');
  unmount();
  show(<StaticDatePicker {...props} slotProps={{ day: { disableMargin: true } }} />);
  expect(style('.MuiPickersDay-root')).not.toBe('0px 2px');
  show(
    <StaticDatePicker
      defaultValue={dayjs('2026-04-16')}
      slots={{ day: PickerDay2 }}
      slotProps={{ day: { sx: { '--PickerDay-horizontalMargin': '0px' } } }}
    />,
  );
  const day = document.querySelector('.MuiPickerDay2-root')!;
  expect(getComputedStyle(day).getPropertyValue('--PickerDay-horizontalMargin')).toBe('0px');
});

claim('Find out why a prop changes nothing', 'A clicked day gets the reference time', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  show(
    <DateTimeRangePicker
      label="Delivery"
      defaultValue={[dayjs('2026-03-16T09:30'), dayjs('2026-03-20T17:00')]}
      referenceDate={dayjs('2026-07-01T12:00')}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /choose range/i }));
  await userEvent.click(screen.getByRole('gridcell', { name: '17' }));
  expect(onChange.mock.lastCall?.[0][0].format('D HH:mm')).toBe('17 12:00');
});

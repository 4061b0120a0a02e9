import TextField from '@mui/material/TextField';
import * as pickers from '@mui/x-date-pickers';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import * as models from '@mui/x-date-pickers/models';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import * as pro from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import * as license from '@mui/x-license';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';
import { day, section, show, spelled, stubPointer, textOf, typeFrom } from '../pickers';

const claim = claimsOf('/x/migration/migration-pickers-v7/');

const user = userEvent.setup({ pointerEventsCheck: 0 });
const preset = (source: string) => runCodemod('v8.0.0/pickers/preset-safe', source);
const importOf = (path: string) => `import { AdapterDateFns } from '@mui/x-date-pickers/${path}';`;
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

claim('Run the codemod', 'A second run changes the path of the adapter again.', () => {
  const once = preset(importOf('AdapterDateFnsV3'));
  expect(once).toBe(importOf('AdapterDateFns'));
  expect(preset(once)).toBe(importOf('AdapterDateFnsV2'));
});

claim('Run the codemod', 'An import from PickersShortcuts moves with all its names.', () => {
  const source =
    "import type { PickersShortcutsItem, PickerShortcutChangeImportance } from '@mui/x-date-pickers/PickersShortcuts';";
  expect(preset(source)).toBe(
    "import { PickersShortcutsItem, PickerChangeImportance } from '@mui/x-date-pickers/models';",
  );
  expect(preset("import { PickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';")).toBe(
    "import { PickersShortcuts } from '@mui/x-date-pickers/models';",
  );
  expect(Object.keys(models)).not.toContain('PickersShortcuts');
});

claim('Run the codemod', 'Other ways to import stay as they are.', () => {
  const path = "'@mui/x-date-pickers/AdapterDateFnsV3'";
  const source = `import(${path}); require(${path}); jest.mock(${path}); export * from ${path};`;
  expect(preset(source)).toBe(source);
});

claim('Run the codemod', 'Of usePickersContext, only the name of the hook changes.', () => {
  const source = `import { usePickersContext } from '@mui/x-date-pickers/hooks';
const { onOpen } = usePickersContext();`;
  expect(preset(source)).toBe(source.replaceAll('usePickersContext', 'usePickerContext'));
});

claim('Run the codemod', 'Props and slots are not changed.', () => {
  const source = `import { DatePicker } from '@mui/x-date-pickers/DatePicker';
const a = <DatePicker<Dayjs> slotProps={{ inputAdornment: { position: 'start' } }} />;`;
  expect(preset(source)).toBe(source);
});

claim('Closing and buttons', 'A desktop date picker closes after the choice.', async () => {
  const onClose = vi.fn();
  const value = dayjs('2026-06-12');
  show(<DesktopDatePicker open defaultValue={value} onClose={onClose} />);
  expect(buttons()).not.toContain('OK');
  await user.click(day(15));
  expect(onClose).toHaveBeenCalledOnce();
});

claim('Closing and buttons', 'A time picker waits for OK.', async () => {
  const onClose = vi.fn();
  show(<DesktopTimePicker open defaultValue={dayjs('2026-06-12T10:30')} onClose={onClose} />);
  await user.click(screen.getByRole('option', { name: '5 minutes' }));
  await user.click(screen.getByRole('option', { name: 'PM' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledOnce();
});

claim('Closing and buttons', 'With closeOnSelect, the last choice closes it.', async () => {
  const onClose = vi.fn();
  const value = dayjs('2026-06-12T10:30');
  const slotProps = { actionBar: { actions: [] } };
  show(<DesktopTimePicker {...{ slotProps, onClose }} open closeOnSelect defaultValue={value} />);
  expect(buttons()).not.toContain('OK');
  await user.click(screen.getByRole('option', { name: 'PM' }));
  expect(onClose).toHaveBeenCalledOnce();
});

claim('Closing and buttons', 'With an empty bar, Escape accepts the value.', async () => {
  const onAccept = vi.fn<(value: Dayjs | null) => void>();
  const value = dayjs('2026-06-12T10:30');
  const slotProps = { actionBar: { actions: [] } };
  show(<DesktopTimePicker {...{ slotProps, onAccept }} defaultValue={value} />);
  await user.click(screen.getByRole('button', { name: /^choose time/i }));
  await user.click(screen.getByRole('option', { name: 'PM' }));
  expect(onAccept).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(spelled(onAccept)).toEqual(['2026-06-12 22:30']);
});

claim('Fields without an input', 'A field has no visible input, except without the prop.', () => {
  const { unmount } = show(<DateField label="Start" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  expect(document.querySelector('.MuiInputBase-root, .MuiOutlinedInput-root')).toBeNull();
  expect(document.querySelector('.MuiPickersOutlinedInput-root')).not.toBeNull();
  unmount();
  show(<DateField label="Start" enableAccessibleFieldDOMStructure={false} />);
  expect(screen.getByRole('textbox', { name: 'Start' })).toBeDefined();
});

claim(
  'Fields without an input',
  'An incomplete date fires nothing, a cleared part once.',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    show(<DateField label="Start" onChange={onChange} />);
    await typeFrom(section('Month'), '0612');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
      target: { value: '06/12/2026' },
    });
    expect(spelled(onChange).at(-1)).toMatch(/^2026-06-12/);
    onChange.mockClear();
    await user.click(section('Day'));
    await user.keyboard('{Backspace}');
    expect(spelled(onChange)).toEqual(['null']);
  },
);

claim('Fields without an input', 'A click on the text opens no dialog on mobile.', async () => {
  const onOpen = vi.fn();
  show(<MobileDatePicker label="Start" onOpen={onOpen} />);
  await typeFrom(section('Month'), '06');
  expect(onOpen).not.toHaveBeenCalled();
  expect(textOf('Start')).toMatch(/^06/);
  await user.click(screen.getByRole('button', { name: /^choose date/i }));
  expect(onOpen).toHaveBeenCalledOnce();
});

claim('Fields without an input', 'Only openPickerButtonPosition moves the button.', () => {
  const isStart = () => document.querySelector('.MuiInputAdornment-positionStart button') !== null;
  const { unmount } = show(<DatePicker slotProps={{ inputAdornment: { position: 'start' } }} />);
  const button = screen.getByRole('button');
  const before = button.compareDocumentPosition(section('Month'));
  expect(before & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  unmount();
  show(<DatePicker slotProps={{ field: { openPickerButtonPosition: 'start' } }} />);
  expect(isStart()).toBe(true);
});

claim('One input for ranges', 'A range picker has one field, or two with the slot.', () => {
  stubPointer('fine');
  const { unmount } = show(<DateRangePicker label="Vacation" />);
  expect(screen.getAllByRole('group', { name: 'Vacation' })).toHaveLength(1);
  expect(screen.getAllByRole('spinbutton', { name: 'Month' })).toHaveLength(2);
  unmount();
  show(<DateRangePicker slots={{ field: MultiInputDateRangeField }} />);
  expect(screen.getByRole('group', { name: 'Start' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'End' })).toBeDefined();
});

claim('License key', 'Only @mui/x-license exports LicenseInfo.', () => {
  expect(Object.keys(pro)).not.toContain('LicenseInfo');
  expect(Object.keys(license)).toContain('LicenseInfo');
});

claim('Renamed hooks and types', 'The old names are gone.', () => {
  const names = Object.keys(pickers);
  expect(names).toContain('usePickerContext');
  expect(names).toContain('usePickerTranslations');
  for (const old of ['usePickersContext', 'usePickersTranslations', 'useClearableField']) {
    expect(names).not.toContain(old);
  }
});

claim('Classes and theme keys', 'Buttons of months and years have no wrapper.', () => {
  show(
    <>
      <MonthCalendar value={dayjs('2026-06-12')} />
      <YearCalendar value={dayjs('2026-06-12')} />
    </>,
  );
  const june = screen.getByRole('radio', { name: 'June' });
  expect(june.classList).toContain('MuiMonthCalendar-button');
  expect(june.parentElement?.classList).toContain('MuiMonthCalendar-root');
  const year = screen.getByRole('radio', { name: '2026' });
  expect(year.classList).toContain('MuiYearCalendar-button');
  expect(year.parentElement?.classList).toContain('MuiYearCalendar-root');
  expect(
    document.querySelector('[class*="MuiPickersMonth"], [class*="MuiPickersYear"]'),
  ).toBeNull();
});

claim('Classes and theme keys', 'The popup and the selected text have new selectors.', () => {
  show(
    <>
      <DesktopDatePicker open defaultValue={dayjs('2026-06-12')} />
      <StaticTimePicker defaultValue={dayjs('2026-06-12T10:30')} />
    </>,
  );
  expect(document.querySelector('.MuiPickerPopper-root .MuiPickerPopper-paper')).not.toBeNull();
  expect(document.querySelector('.MuiPickersPopper-root')).toBeNull();
  expect(document.querySelector('.MuiPickersToolbarText-root[data-selected]')).not.toBeNull();
  expect(document.querySelector('.MuiPickersToolbarText-root.Mui-selected')).toBeNull();
});

claim('Your own layout', 'The context contains an invalid date itself.', () => {
  function Validity() {
    const { value } = usePickerContext();
    return <p>{value === null ? 'empty' : String(value.isValid())}</p>;
  }
  const slots = { actionBar: Validity };
  show(<DesktopDatePicker open defaultValue={dayjs(Number.NaN)} slots={slots} />);
  expect(screen.getByText('false')).toBeDefined();
});

claim('Texts and formats', 'The text of the button receives the formatted date alone.', () => {
  const openDatePickerDialogue = vi.fn(() => 'Change');
  show(
    <DesktopDatePicker
      defaultValue={dayjs('2026-06-12')}
      localeText={{ openDatePickerDialogue }}
    />,
  );
  expect(openDatePickerDialogue).toHaveBeenCalledWith('Jun 12, 2026');
});

claim('What looks different', 'A date time picker shows its buttons on desktop too.', () => {
  show(<DesktopDateTimePicker open defaultValue={dayjs('2026-06-12T10:30')} />);
  expect(buttons()).toContain('Cancel');
  expect(buttons().some((name) => name === 'OK' || name === 'Next')).toBe(true);
});

claim(
  "Why does getByRole('textbox') find nothing in my tests?",
  'The hidden input can be changed.',
  () => {
    show(<DateField label="Departure" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
      target: { value: '06/12/2026' },
    });
    expect(section('Day').textContent).toBe('12');
  },
);

claim(
  'MUI X: The sectionListRef prop has not been initialized by PickersSectionList',
  'A text field with an input throws it.',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const slots = { textField: () => <TextField label="Start" /> };
    expect(() => show(<DatePicker slots={slots} />)).toThrow(
      'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    );
  },
);

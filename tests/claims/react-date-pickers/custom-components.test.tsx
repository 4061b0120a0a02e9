import * as React from 'react';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { day, press, show, spelled, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-components/');

const friday = dayjs('2026-06-12T14:30');
const open = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));
const barButtons = () =>
  [...document.querySelectorAll('.MuiDialogActions-root button')].map((item) => item.textContent);
function Delivery(props: DatePickerProps) {
  return <DatePicker label="Delivery" reduceAnimations defaultValue={friday} {...props} />;
}

claim('Custom subcomponents', 'The bar shows the buttons of actions, in their order', () => {
  const slotProps = { actionBar: { actions: ['today', 'clear'] as PickersActionBarAction[] } };
  show(<StaticDatePicker defaultValue={friday} slotProps={slotProps} />);
  expect(barButtons()).toEqual(['Today', 'Clear']);
});

claim('Read the state in your component', 'A bar reads the value and clears it', async () => {
  stubPointer('fine');
  const onChange = vi.fn();
  function ClearBar() {
    const { value, clearValue } = usePickerContext();
    return (
      <button type="button" disabled={value === null} onClick={clearValue}>
        Empty
      </button>
    );
  }
  show(
    <StaticDatePicker onChange={onChange} defaultValue={friday} slots={{ actionBar: ClearBar }} />,
  );
  await press('Empty');
  expect(spelled(onChange)).toEqual(['null']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Empty' }).disabled).toBe(true);
});

claim(
  'Read the state in your component',
  'Outside a picker, two hooks throw and useIsValidValue accepts all',
  () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Context = () => <p>{String(usePickerContext().open)}</p>;
    const Actions = () => <p>{typeof usePickerActionsContext().setOpen}</p>;
    const Valid = () => <p>{String(useIsValidValue()(dayjs('invalid')))}</p>;
    expect(() => show(<Context />)).toThrow(
      'MUI X: The `usePickerContext` hook can only be called inside the context of a Picker component',
    );
    expect(() => show(<Actions />)).toThrow('usePickerActionsContext');
    show(<Valid />);
    expect(screen.getByText('true')).toBeTruthy();
    vi.restoreAllMocks();
  },
);

claim(
  'Read the state in your component',
  'usePickerActionsContext does not render the component again',
  async () => {
    const [renders, rendersOfActions] = [vi.fn(), vi.fn()];
    function Context() {
      usePickerContext();
      React.useEffect(renders);
      return null;
    }
    function Actions() {
      usePickerActionsContext();
      React.useEffect(rendersOfActions);
      return null;
    }
    const watchers = [<Context key="context" />, <Actions key="actions" />];
    const toolbar = () => watchers;
    show(<StaticDatePicker defaultValue={friday} slots={{ toolbar }} />);
    renders.mockClear();
    rendersOfActions.mockClear();
    await userEvent.click(day(18));
    expect(renders).toHaveBeenCalled();
    expect(rendersOfActions).not.toHaveBeenCalled();
  },
);

claim(
  'Read the state in your component',
  'setValue accepts and closes; with set it does neither',
  async () => {
    stubPointer('fine');
    const [onChange, onAccept, onClose] = [vi.fn(), vi.fn(), vi.fn()];
    function Bar() {
      const { setValue } = usePickerContext();
      const next = friday.add(1, 'day');
      return (
        <p>
          <button type="button" onClick={() => setValue(next, { changeImportance: 'set' })}>
            Preview
          </button>
          <button type="button" onClick={() => setValue(next.add(1, 'day'))}>
            Take
          </button>
        </p>
      );
    }
    const events = { onChange, onAccept, onClose };
    show(<Delivery {...events} slots={{ actionBar: Bar }} />);
    await open();
    await press('Preview');
    expect(spelled(onChange)).toEqual(['2026-06-13 14:30']);
    expect(onAccept).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    await press('Take');
    expect(spelled(onAccept)).toEqual(['2026-06-14 14:30']);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim('Choose the buttons', 'actions can depend on the variant', async () => {
  const slotProps: DatePickerProps['slotProps'] = {
    actionBar: ({ pickerVariant }) => ({
      actions: pickerVariant === 'desktop' ? ['today'] : ['today', 'cancel', 'accept'],
    }),
  };
  stubPointer('fine');
  const { unmount } = show(<Delivery slotProps={slotProps} />);
  await open();
  expect(barButtons()).toEqual(['Today']);
  unmount();
  stubPointer('coarse');
  show(<Delivery slotProps={slotProps} />);
  await open();
  expect(barButtons()).toEqual(['Today', 'Cancel', 'OK']);
});

claim('Choose the buttons', 'All buttons close the picker, except Next', async () => {
  stubPointer('coarse');
  const labels: [PickersActionBarAction, string, boolean][] = [
    ['today', 'Today', true],
    ['clear', 'Clear', true],
    ['cancel', 'Cancel', true],
    ['accept', 'OK', true],
    ['next', 'Next', false],
    ['nextOrAccept', 'Next', false],
  ];
  for (const [action, label, closes] of labels) {
    const onClose = vi.fn();
    const actionBar = { actions: [action] };
    const { unmount } = show(
      <MobileDateTimePicker
        label="Party"
        reduceAnimations
        defaultValue={friday}
        onClose={onClose}
        slotProps={{ actionBar }}
      />,
    );
    await open();
    await press(label);
    expect(onClose.mock.calls.length, action).toBe(closes ? 1 : 0);
    if (action === 'nextOrAccept') expect(barButtons()).toEqual(['OK']);
    unmount();
  }
});

claim('Choose the buttons', 'By default only pickers that close at once lack the bar', async () => {
  stubPointer('fine');
  const { unmount } = show(<Delivery />);
  await open();
  expect(barButtons()).toEqual([]);
  unmount();
  show(<DateTimePicker label="Party" defaultValue={friday} reduceAnimations />);
  await open();
  expect(barButtons()).toEqual(['Cancel', 'OK']);
});

claim('Replace the action bar', 'useIsValidValue applies shouldDisableDate', async () => {
  function Bar() {
    const isValid = useIsValidValue();
    return <p>{isValid(usePickerContext().value) ? 'Open' : 'Closed'}</p>;
  }
  const sunday = dayjs('2026-06-14');
  const props = {
    shouldDisableDate: (date: dayjs.Dayjs) => date.day() === 0,
    slots: { actionBar: Bar },
  };
  const { rerender } = show(<StaticDatePicker {...props} value={friday} />);
  expect(screen.getByText('Open')).toBeTruthy();
  rerender(<StaticDatePicker {...props} value={sunday} />);
  expect(screen.getByText('Closed')).toBeTruthy();
});

claim('Tabs', 'Tabs are hidden on desktop unless hidden is false', async () => {
  stubPointer('fine');
  const { unmount } = show(<DateTimePicker label="Party" reduceAnimations />);
  await open();
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  unmount();
  const slotProps = { tabs: { hidden: false, dateIcon: <b>Cake</b> } };
  show(<DateTimePicker label="Party" reduceAnimations slotProps={slotProps} />);
  await open();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(screen.getByText('Cake')).toBeTruthy();
});

claim('Toolbar', 'The format, the placeholder, and the title', () => {
  const toolbar = { toolbarFormat: 'ddd, MMM D', toolbarPlaceholder: 'No day yet' };
  const localeText = { toolbarTitle: 'When is the party?' };
  const { rerender } = show(
    <StaticDatePicker value={friday} localeText={localeText} slotProps={{ toolbar }} />,
  );
  expect(screen.getByText('Fri, Jun 12')).toBeTruthy();
  expect(screen.getByText('When is the party?')).toBeTruthy();
  rerender(<StaticDatePicker value={null} slotProps={{ toolbar }} />);
  expect(screen.getByText('No day yet')).toBeTruthy();
});

claim('Toolbar', 'In time pickers, toolbarFormat only causes a warning', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const slotProps = { toolbar: { toolbarFormat: '[at] HH' } };
  show(<StaticTimePicker defaultValue={friday} slotProps={slotProps} />);
  expect(document.querySelector('.MuiPickersToolbar-root')?.textContent).not.toContain('at 14');
  expect(warn.mock.lastCall?.[1]).toBe('toolbarFormat');
  vi.restoreAllMocks();
});

claim('Replace the toolbar', 'The dialog is named by the element with titleId', async () => {
  const Title = ({ titleId }: { titleId?: string }) => <p id={titleId}>When is the party?</p>;
  show(<MobileDatePicker label="Party" reduceAnimations slots={{ toolbar: Title }} />);
  await open();
  expect(screen.getByRole('dialog', { name: 'When is the party?' })).toBeTruthy();
});

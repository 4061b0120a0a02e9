import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { press, section, show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/accessibility/');

const list = () => document.activeElement?.closest('[role="listbox"]')?.getAttribute('aria-label');
const value = dayjs('2026-03-16T09:30');
const enterOn = async (name: string) => {
  act(() => screen.getByRole('option', { name }).focus());
  await userEvent.keyboard('{Enter}');
};

claim('Clocks', 'Enter and Space in a column move to the next column', async () => {
  show(<MultiSectionDigitalClock defaultValue={value} ampm />);
  await enterOn('10 hours');
  expect(list()).toBe('Select minutes');
  await userEvent.keyboard(' ');
  expect(list()).toBe('Select meridiem');
});

claim('Clocks', 'In a desktop picker, Tab goes from the minutes to the buttons', async () => {
  stubPointer('fine');
  show(<DesktopTimePicker defaultValue={value} ampm={false} reduceAnimations />);
  await press('Choose time, selected time is 09:30');
  await enterOn('10 hours');
  expect(list()).toBe('Select minutes');
  await userEvent.tab();
  expect([list(), document.activeElement?.textContent]).toEqual([undefined, 'Cancel']);
});

claim('Fields', 'With two inputs, the arrow keys change the minutes by one', async () => {
  show(<MultiInputTimeRangeField defaultValue={[value, value]} minutesStep={15} />);
  act(() => section('Minutes').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(section('Minutes').textContent).toBe('31');
});

import type * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  DesktopDateTimePicker,
  DesktopDateTimePickerLayout,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  PickersLayout,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { show, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-layout/');

const friday = dayjs('2026-06-12');
type Props = PickersLayoutProps<Dayjs | null> & React.RefAttributes<HTMLDivElement>;
const shortcuts = { items: [{ label: 'Friday', getValue: () => friday }] };
const open = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));

const partNames = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar', 'tabs'] as const;
function part(name: (typeof partNames)[number] | 'root'): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.${pickersLayoutClasses[name]}`);
  if (!found) throw new Error(`No part ${name}.`);
  return found;
}
/** The parts in the order of the DOM. */
const order = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    partNames.filter((name) => element.classList.contains(pickersLayoutClasses[name])),
  );
const cell = (name: (typeof partNames)[number]) => {
  const { gridColumn, gridRow } = getComputedStyle(part(name));
  return [gridColumn, gridRow];
};

claim('Custom layout', 'sx of the layout moves the action bar', () => {
  const layout = {
    sx: { [`& .${pickersLayoutClasses.actionBar}`]: { gridColumn: 1, gridRow: 2 } },
  };
  const { rerender } = show(<StaticDatePicker />);
  expect(cell('actionBar')).toEqual(['1/4', '3']);
  rerender(<StaticDatePicker slotProps={{ layout }} />);
  expect(cell('actionBar')).toEqual(['1', '2']);
});

claim('Parts of a picker', 'The cells in portrait and in landscape', () => {
  const { rerender } = show(<StaticDatePicker orientation="portrait" slotProps={{ shortcuts }} />);
  expect(order()).toEqual(['toolbar', 'shortcuts', 'contentWrapper', 'actionBar']);
  expect(cell('toolbar')).toEqual(['2/4', '1']);
  expect(cell('shortcuts')).toEqual(['1', '2/3']);
  expect(cell('contentWrapper')).toEqual(['2/4', '2']);
  rerender(<StaticDatePicker orientation="landscape" slotProps={{ shortcuts }} />);
  expect(order()).toEqual(['shortcuts', 'toolbar', 'contentWrapper', 'actionBar']);
  expect(cell('toolbar')).toEqual(['1', '2/3']);
  expect(cell('shortcuts')).toEqual(['2/4', '1']);
});

claim('Parts of a picker', 'In a right-to-left theme, the shortcuts are in column 3', () => {
  show(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <StaticDatePicker orientation="portrait" slotProps={{ shortcuts }} />
    </ThemeProvider>,
  );
  expect(cell('shortcuts')[0]).toBe('3');
});

claim('Parts of a picker', 'Tabs precede the content on mobile and follow it on desktop', () => {
  const isBefore = () => part('contentWrapper').firstElementChild === part('tabs');
  const { unmount } = show(<StaticDateTimePicker displayStaticWrapperAs="mobile" />);
  expect(isBefore()).toBe(true);
  unmount();
  const slotProps = { tabs: { hidden: false } };
  show(<StaticDateTimePicker displayStaticWrapperAs="desktop" slotProps={slotProps} />);
  expect(isBefore()).toBe(false);
});

claim('Move a part with CSS', 'Static pickers apply sx and className to the layout', () => {
  show(<StaticDatePicker className="calendar" sx={{ letterSpacing: 3 }} />);
  expect(part('root').classList.contains('calendar')).toBe(true);
  expect(getComputedStyle(part('root')).letterSpacing).toBe('3px');
});

/** A layout without tabs and shortcuts. */
function Own(props: Props) {
  const { ref, className, sx } = props;
  const { content, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ref={ref} className={className} sx={sx} ownerState={ownerState}>
      {actionBar}
      <PickersLayoutContentWrapper ownerState={ownerState}>{content}</PickersLayoutContentWrapper>
      <p>Extra</p>
    </PickersLayoutRoot>
  );
}

claim(
  'Write your own layout',
  'A part that is left out does not appear; the order is yours',
  () => {
    show(
      <StaticDatePicker
        className="calendar"
        slots={{ layout: Own }}
        slotProps={{ shortcuts, actionBar: { actions: ['today'] } }}
      />,
    );
    expect(screen.queryByText('Friday')).toBeNull();
    expect(screen.getByText('Extra')).toBeTruthy();
    expect(document.querySelector('.calendar')?.firstElementChild).toBe(part('actionBar'));
  },
);

claim('Write your own layout', 'The default layout of a static picker has a minimum width', () => {
  const { rerender } = show(<StaticDatePicker className="calendar" />);
  const width = () => getComputedStyle(document.querySelector('.calendar')!).minWidth;
  expect(width()).toBe('320px');
  rerender(<StaticDatePicker className="calendar" slots={{ layout: Own }} />);
  expect(width()).not.toBe('320px');
});

claim(
  'Extend the layout of a desktop date time picker',
  'The default has a second grid, which DesktopDateTimePickerLayout keeps',
  async () => {
    const displayIn = async (layout?: React.ComponentType<Props>) => {
      const slots = layout && { layout };
      const { unmount } = show(<DesktopDateTimePicker reduceAnimations slots={slots} />);
      await open();
      const { display } = getComputedStyle(part('contentWrapper'));
      unmount();
      return display;
    };
    const Extended = (props: Props) => <DesktopDateTimePickerLayout {...props} />;
    const Plain = (props: Props) => <PickersLayout {...props} />;
    expect(await displayIn()).toBe('grid');
    expect(await displayIn(Extended)).toBe('grid');
    expect(await displayIn(Plain)).toBe('flex');
  },
);

claim('How do I show the toolbar on desktop?', 'hidden is true by default', async () => {
  stubPointer('fine');
  const { unmount } = show(<DatePicker reduceAnimations />);
  await open();
  expect(order()).not.toContain('toolbar');
  unmount();
  show(<DatePicker reduceAnimations slotProps={{ toolbar: { hidden: false } }} />);
  await open();
  expect(order()).toContain('toolbar');
});

claim(
  'How do I add a line of text without my own layout?',
  'The wrapper is displayed without buttons',
  async () => {
    stubPointer('fine');
    const Bar = ({ className, ...props }: PickersActionBarProps) => (
      <div className={className}>
        <p>We deliver from 9 AM to 6 PM.</p>
        <PickersActionBar {...props} />
      </div>
    );
    show(<DatePicker reduceAnimations slots={{ actionBar: Bar }} />);
    await open();
    expect(part('actionBar').textContent).toBe('We deliver from 9 AM to 6 PM.');
  },
);

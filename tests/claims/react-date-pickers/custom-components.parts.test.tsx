import type * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PickerDay2, pickerDay2Classes } from '@mui/x-date-pickers/PickerDay2';
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { adapterOf, day, press, show, spelled, stubPointer } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-components/');

const friday = dayjs('2026-06-12');

/** A header that uses only the adapter. */
function Header({ currentMonth, onMonthChange, labelId }: PickersCalendarHeaderProps) {
  const adapter = usePickerAdapter();
  return (
    <p>
      <b id={labelId}>
        {adapter.format(currentMonth, 'month')} {adapter.format(currentMonth, 'year')}
      </b>
      <button type="button" onClick={() => onMonthChange(adapter.addMonths(currentMonth, 1))}>
        Onward
      </button>
    </p>
  );
}

claim('Calendar header', 'format sets the text of the month', () => {
  const slotProps = { calendarHeader: { format: 'MMM YYYY' } };
  show(<DateCalendar defaultValue={friday} slotProps={slotProps} />);
  expect(screen.getByText('Jun 2026')).toBeTruthy();
});

claim(
  'Replace the header',
  'labelId names the grid, and limits do not stop the header',
  async () => {
    show(
      <DateCalendar
        reduceAnimations
        defaultValue={friday}
        maxDate={dayjs('2026-06-30')}
        slots={{ calendarHeader: Header }}
      />,
    );
    expect(screen.getByRole('grid', { name: 'June 2026' })).toBeTruthy();
    await press('Onward');
    expect(screen.getByRole('grid', { name: 'July 2026' })).toBeTruthy();
  },
);

claim('Replace the header', 'A header on the adapter works with date-fns', async () => {
  vi.setSystemTime(friday.toDate());
  const dateAdapter = await adapterOf('DateFns');
  show(<DateCalendar reduceAnimations slots={{ calendarHeader: Header }} />, dateAdapter);
  await press('Onward');
  expect(screen.getByRole('grid', { name: 'July 2026' })).toBeTruthy();
});

claim('Replace the header of a range calendar', 'One header for each month', async () => {
  function RangeHeader(props: PickersRangeCalendarHeaderProps) {
    const { month, monthIndex, calendars, currentMonth, onMonthChange } = props;
    return (
      <p>
        {`${monthIndex + 1} of ${calendars}: ${month.format('MMM')} from ${currentMonth.format('MMM')}`}
        <button type="button" onClick={() => onMonthChange(currentMonth.add(2, 'month'))}>
          Turn {monthIndex + 1}
        </button>
      </p>
    );
  }
  show(
    <DateRangeCalendar
      calendars={2}
      reduceAnimations
      defaultValue={[friday, friday]}
      slots={{ calendarHeader: RangeHeader }}
    />,
  );
  expect(screen.getByText('1 of 2: Jun from Jun')).toBeTruthy();
  expect(screen.getByText('2 of 2: Jul from Jun')).toBeTruthy();
  await press('Turn 2');
  expect(screen.getByText('1 of 2: Aug from Aug')).toBeTruthy();
});

claim('Year and month buttons', 'The function receives the state of the year', () => {
  show(
    <DateCalendar
      openTo="year"
      defaultValue={friday}
      minDate={dayjs('2025-01-01')}
      maxDate={dayjs('2027-12-31')}
      shouldDisableYear={(year) => year.year() === 2027}
      slotProps={{
        yearButton: ({ isYearSelected, isYearDisabled }) => ({
          title: `${isYearSelected} ${isYearDisabled}`,
        }),
      }}
    />,
  );
  const titles = screen.getAllByRole('radio').map((item) => item.title);
  expect(titles).toEqual(['false false', 'true false', 'false true']);
});

claim('Replace a button', 'A native button with the props selects the month', async () => {
  const onChange = vi.fn();
  interface Props extends React.ComponentProps<'button'> {
    ownerState: { isMonthSelected: boolean };
  }
  function Month({ ownerState, children, ...props }: Props) {
    return (
      <button {...props}>
        {ownerState.isMonthSelected ? '★' : ''}
        {children}
      </button>
    );
  }
  show(<MonthCalendar defaultValue={friday} onChange={onChange} slots={{ monthButton: Month }} />);
  expect(screen.getByText('★Jun')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'July' }));
  expect(spelled(onChange)).toEqual(['2026-07-12 00:00']);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(spelled(onChange).at(-1)).toBe('2026-08-12 00:00');
});

claim('Arrows and icons', 'In RTL, the previous button uses rightArrowIcon', () => {
  const Right = () => <i>right</i>;
  const calendar = <DateCalendar slots={{ rightArrowIcon: Right }} />;
  const owner = () => screen.getByText('right').closest('button')?.getAttribute('aria-label');
  const { unmount } = show(calendar);
  expect(owner()).toBe('Next month');
  unmount();
  show(<ThemeProvider theme={createTheme({ direction: 'rtl' })}>{calendar}</ThemeProvider>);
  expect(owner()).toBe('Previous month');
});

claim('Days', 'PickerDay2 has its own class', () => {
  show(<DateCalendar defaultValue={friday} slots={{ day: PickerDay2 }} />);
  expect(day(12).className).toContain('MuiPickerDay2-root');
  expect(day(12).className).not.toContain('MuiPickersDay-root');
});

claim('Days', 'Empty cells are buttons unless the adjacent months fill them', () => {
  const empty = () =>
    [...document.querySelectorAll('button.MuiPickerDay2-root')].filter(
      (cell) => cell.textContent === '',
    ).length;
  const { unmount } = show(<DateCalendar defaultValue={friday} slots={{ day: PickerDay2 }} />);
  expect(empty()).toBe(5);
  unmount();
  show(
    <DateCalendar showDaysOutsideCurrentMonth defaultValue={friday} slots={{ day: PickerDay2 }} />,
  );
  expect(empty()).toBe(0);
});

claim('Style the days in the theme', 'The key applies only to the new component', () => {
  const theme = createTheme({
    components: { MuiPickerDay2: { defaultProps: { className: 'square' } } },
  });
  const { rerender } = show(
    <ThemeProvider theme={theme}>
      <DateCalendar defaultValue={friday} />
    </ThemeProvider>,
  );
  expect(document.querySelector('.square')).toBeNull();
  rerender(
    <ThemeProvider theme={theme}>
      <DateCalendar defaultValue={friday} slots={{ day: PickerDay2 }} />
    </ThemeProvider>,
  );
  expect(document.querySelector('.square')).not.toBeNull();
});

claim('Style the days in the theme', 'selected has no effect, but its class in root does', () => {
  const theme = createTheme({
    components: {
      MuiPickerDay2: {
        styleOverrides: {
          root: { [`&.${pickerDay2Classes.selected}`]: { letterSpacing: 3 } },
          selected: { wordSpacing: 4 },
        },
      },
    },
  });
  show(
    <ThemeProvider theme={theme}>
      <DateCalendar defaultValue={friday} slots={{ day: PickerDay2 }} />
    </ThemeProvider>,
  );
  const { letterSpacing, wordSpacing } = getComputedStyle(day(12));
  expect([letterSpacing, wordSpacing]).toEqual(['3px', '']);
});

claim(
  'Why does my custom component lose its focus or animation?',
  'A stable component keeps its element, one from render does not',
  () => {
    const Stable = ({ hint, className, ...props }: PickersActionBarProps & { hint?: string }) => (
      <div className={className}>
        <i>{hint}</i> <PickersActionBar {...props} />
      </div>
    );
    const picker = (hint: string, actionBar: typeof Stable) => {
      const props: PickersActionBarProps & { hint?: string } = { hint };
      return <StaticDatePicker slots={{ actionBar }} slotProps={{ actionBar: props }} />;
    };
    const { rerender } = show(picker('One', Stable));
    const element = screen.getByText('One');
    rerender(picker('Two', Stable));
    expect(screen.getByText('Two')).toBe(element);
    rerender(picker('Three', (props) => <Stable {...props} />));
    const inline = screen.getByText('Three');
    rerender(picker('Four', (props) => <Stable {...props} />));
    expect(screen.getByText('Four')).not.toBe(inline);
  },
);

claim('How do I style the popup around the parts?', 'desktopPaper is the surface', async () => {
  stubPointer('fine');
  const slotProps = { desktopPaper: { className: 'sheet' } };
  show(<DatePicker label="Delivery" reduceAnimations slotProps={slotProps} />);
  await press('Choose date');
  expect(document.querySelector('.sheet [role=grid]')).not.toBeNull();
});

claim('Why does usePickerContext throw an error?', 'A calendar alone has no context', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Header = () => <p>{usePickerContext().label}</p>;
  expect(() => show(<DateCalendar slots={{ calendarHeader: Header }} />)).toThrow(
    'usePickerContext',
  );
  vi.restoreAllMocks();
});

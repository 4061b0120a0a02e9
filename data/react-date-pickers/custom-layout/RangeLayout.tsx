import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const june = dayjs('2026-06-01');
const items = [
  { label: 'June', getValue: (): DateRange<Dayjs> => [june, june.date(30)] },
  { label: 'July', getValue: (): DateRange<Dayjs> => [dayjs('2026-07-01'), dayjs('2026-07-31')] },
  { label: 'Summer', getValue: (): DateRange<Dayjs> => [june, dayjs('2026-08-31')] },
];

const below = {
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: '1 / 4',
    gridRow: 3,
    display: 'flex',
    maxWidth: 'none',
    justifyContent: 'center',
    '& > li': { inlineSize: 'auto', px: 0.5 },
  },
};

/* preview-start */
function ShortcutsBelow(props: PickersLayoutProps<DateRange<Dayjs>>) {
  const { toolbar, content, shortcuts, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={props.className} sx={below} ownerState={ownerState}>
      {toolbar}
      <PickersLayoutContentWrapper ownerState={ownerState}>{content}</PickersLayoutContentWrapper>
      {shortcuts}
    </PickersLayoutRoot>
  );
}
/* preview-end */

export default function RangeLayout() {
  const isWide = useMediaQuery('(min-width: 720px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={isWide ? 2 : 1}
        defaultValue={[june.date(12), june.date(19)]}
        slots={{ layout: ShortcutsBelow }}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}

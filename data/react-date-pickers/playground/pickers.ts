import type * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export interface PickerInfo {
  name: string;
  component: React.ElementType;
  hasDate: boolean;
  hasTime: boolean;
  isRange: boolean;
  isStatic: boolean;
  /** Renders the desktop variant, at least for users with a mouse. */
  isDesktop: boolean;
  isMobile: boolean;
}

const components: Record<string, React.ElementType> = {
  DatePicker,
  DesktopDatePicker,
  MobileDatePicker,
  StaticDatePicker,
  TimePicker,
  DesktopTimePicker,
  MobileTimePicker,
  StaticTimePicker,
  DateTimePicker,
  DesktopDateTimePicker,
  MobileDateTimePicker,
  StaticDateTimePicker,
  DateRangePicker,
  DesktopDateRangePicker,
  MobileDateRangePicker,
  StaticDateRangePicker,
  TimeRangePicker,
  DesktopTimeRangePicker,
  MobileTimeRangePicker,
  DateTimeRangePicker,
  DesktopDateTimeRangePicker,
  MobileDateTimeRangePicker,
};

export const pickers: PickerInfo[] = Object.entries(components).map(([name, component]) => ({
  name,
  component,
  hasDate: name.includes('Date'),
  hasTime: name.includes('Time'),
  isRange: name.includes('Range'),
  isStatic: name.startsWith('Static'),
  isDesktop: !name.startsWith('Static') && !name.startsWith('Mobile'),
  isMobile: name.startsWith('Mobile'),
}));

/** The folder of a component, as imports name it. */
export const moduleOf = (name: string) =>
  `@mui/x-date-pickers${name.includes('Range') ? '-pro' : ''}/${name}`;

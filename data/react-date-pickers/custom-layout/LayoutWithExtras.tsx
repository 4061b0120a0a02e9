import type * as React from 'react';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

type LayoutProps = PickersLayoutProps<Dayjs | null> & React.RefAttributes<HTMLDivElement>;

function DeliveryFee() {
  const { value } = usePickerContext();
  const isWeekend = value ? value.day() % 6 === 0 : false;

  return (
    <Alert severity={isWeekend ? 'warning' : 'info'} sx={{ mx: 2 }}>
      {isWeekend ? 'Weekend delivery adds $12.' : 'Free delivery on this day.'}
    </Alert>
  );
}

function DeliveryLayout(props: LayoutProps) {
  const { ref, className, sx } = props;
  /* preview-start */
  const { toolbar, shortcuts, tabs, content, actionBar, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot ref={ref} className={className} sx={sx} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <DeliveryFee />
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
  /* preview-end */
}

export default function LayoutWithExtras() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2026-06-13')}
        slots={{ layout: DeliveryLayout }}
      />
    </LocalizationProvider>
  );
}

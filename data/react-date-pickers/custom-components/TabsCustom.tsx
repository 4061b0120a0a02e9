import CakeIcon from '@mui/icons-material/Cake';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

/* preview-start */
function OrderTabs({ className }: DateTimePickerTabsProps) {
  const { view, setView } = usePickerContext();
  const step = view === 'day' || view === 'year' ? 'day' : 'hours';

  return (
    <Tabs
      className={className}
      value={step}
      onChange={(_, next) => setView(next)}
      variant="fullWidth"
    >
      <Tab value="day" label="Party day" icon={<CakeIcon />} iconPosition="start" />
      <Tab value="hours" label="Delivery" icon={<LocalShippingIcon />} iconPosition="start" />
    </Tabs>
  );
}
/* preview-end */

export default function TabsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-06-12T14:30')}
        slots={{ tabs: OrderTabs }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}

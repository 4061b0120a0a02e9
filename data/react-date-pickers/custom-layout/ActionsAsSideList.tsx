import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const beside = {
  gridColumn: { sm: 1 },
  gridRow: { sm: 2 },
  flexDirection: { sm: 'column' },
  justifyContent: { sm: 'flex-start' },
};

export default function ActionsAsSideList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          actionBar: { actions: ['today', 'clear'] },
          layout: { sx: { [`& .${pickersLayoutClasses.actionBar}`]: beside } },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}

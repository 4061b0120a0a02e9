import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function DisabledByMinDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-07-10')}
        /* preview-start */
        minDate={dayjs('2026-07-08')}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'July 4', getValue: () => dayjs('2026-07-04') },
              { label: 'Labor Day', getValue: () => dayjs('2026-09-07') },
              { label: 'Thanksgiving', getValue: () => dayjs('2026-11-26') },
            ],
            /* preview-end */
            sx: {
              display: 'flex',
              flexWrap: 'wrap',
              maxInlineSize: 320,
              '& li': { inlineSize: 'auto', px: 0.5 },
            },
          },
          layout: {
            sx: { [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: '2 / 4', gridRow: 1 } },
          },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}

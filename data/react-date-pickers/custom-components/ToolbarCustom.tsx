import CakeIcon from '@mui/icons-material/Cake';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

/* preview-start */
function PartyToolbar({ className, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext();

  return (
    <Stack className={className} direction="row" sx={{ p: 2, gap: 2, bgcolor: 'action.hover' }}>
      <CakeIcon fontSize="large" color="primary" />
      <div>
        <Typography id={titleId}>When is the party?</Typography>
        <Typography variant="h5">{value?.format('dddd, MMMM D') ?? 'No day yet'}</Typography>
      </div>
    </Stack>
  );
}
/* preview-end */

export default function ToolbarCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2026-06-12')}
        slots={{ toolbar: PartyToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}

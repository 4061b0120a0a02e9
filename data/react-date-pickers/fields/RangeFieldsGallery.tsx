import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldSlotProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const exhibition: [Dayjs, Dayjs] = [dayjs('2026-09-18T10:00'), dayjs('2027-01-31T18:00')];

const labels: MultiInputDateRangeFieldSlotProps = {
  textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'To' }),
};

export default function RangeFieldsGallery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* preview-start */}
        <SingleInputDateRangeField label="Exhibition" defaultValue={exhibition} />
        <MultiInputDateRangeField
          defaultValue={exhibition}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
          }}
        />
        {/* preview-end */}
        <SingleInputTimeRangeField label="Opening hours" defaultValue={exhibition} />
        <MultiInputTimeRangeField slotProps={labels} defaultValue={exhibition} />
        <SingleInputDateTimeRangeField
          label="Dates and hours"
          format="MMM D, HH:mm"
          defaultValue={exhibition}
        />
        <MultiInputDateTimeRangeField
          slotProps={labels}
          format="MM/DD HH:mm"
          defaultValue={exhibition}
        />
      </Stack>
    </LocalizationProvider>
  );
}

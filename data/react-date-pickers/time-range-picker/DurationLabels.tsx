import * as React from 'react';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClockItem, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2026-03-16T08:00');
const closes = dayjs('2026-03-16T18:00');

const minutesBetween = (start: Dayjs, end: Dayjs) =>
  (end.hour() - start.hour()) * 60 + end.minute() - start.minute();

function spell(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

function EndTime({ itemValue, formattedValue, ...props }: DigitalClockItemProps) {
  const [start] = usePickerContext<DateRange<Dayjs>>().value;
  const { rangePosition } = usePickerRangePositionContext();
  if (rangePosition === 'start' || !start?.isValid()) {
    return <DigitalClockItem {...props}>{formattedValue}</DigitalClockItem>;
  }
  const minutes = minutesBetween(start, itemValue);
  return (
    <DigitalClockItem {...props} disabled={props.disabled || minutes === 0}>
      {formattedValue} ({spell(minutes) || 'start'})
    </DigitalClockItem>
  );
}

export default function DurationLabels() {
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [meeting, setMeeting] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T10:30'),
    dayjs('2026-03-16T11:15'),
  ]);
  const [start, end] = meeting;
  const minutes = start?.isValid() && end?.isValid() ? minutesBetween(start, end) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" sx={{ mb: 2, justifyContent: 'space-between' }}>
          <Typography variant="subtitle1" component="p">
            Meeting room 4
          </Typography>
          <Chip
            role="status"
            variant="outlined"
            label={minutes > 0 ? <bdi>{spell(minutes)}</bdi> : 'Choose an end'}
          />
        </Stack>
        <TimeRangePicker
          label="Reserve from – to"
          format="LT"
          referenceDate={opens}
          slotProps={{ textField: { fullWidth: true } }}
          /* preview-start */
          value={meeting}
          onChange={(next) => {
            setMeeting(next);
            if (next[0]?.isValid()) setPosition('end');
          }}
          rangePosition={position}
          onRangePositionChange={setPosition}
          onOpen={() => setPosition('start')}
          minTime={position === 'end' && start?.isValid() ? start : opens}
          maxTime={closes}
          timeSteps={{ minutes: 15 }}
          thresholdToRenderTimeInASingleColumn={96}
          skipDisabled
          closeOnSelect
          slots={{ digitalClockItem: EndTime }}
          /* preview-end */
        />
      </Paper>
    </LocalizationProvider>
  );
}

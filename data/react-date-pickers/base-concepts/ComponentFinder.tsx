import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/* preview-start */
const components = {
  Date: ['DatePicker', 'DateField', 'DateCalendar'],
  Time: ['TimePicker', 'TimeField', 'TimeClock'],
  'Date and time': ['DateTimePicker', 'DateTimeField', 'StaticDateTimePicker'],
  'Date range': ['DateRangePicker', 'SingleInputDateRangeField', 'DateRangeCalendar'],
  'Time range': ['TimeRangePicker', 'SingleInputTimeRangeField'],
  'Date and time range': ['DateTimeRangePicker', 'SingleInputDateTimeRangeField'],
};
/* preview-end */

const styles = ['Field with a popup', 'Field only', 'Inline'];

type Value = keyof typeof components;

const inlineNotes: Record<Value, string> = {
  Date: 'For months or years alone, use MonthCalendar or YearCalendar.',
  Time: 'For a list instead of a clock face, use DigitalClock or MultiSectionDigitalClock.',
  'Date and time': 'You can also render a DateCalendar next to a DigitalClock.',
  'Date range': 'For a toolbar and buttons, use StaticDateRangePicker.',
  'Time range': 'Use a TimeRangePicker, or render two clocks.',
  'Date and time range': 'Use a DateTimeRangePicker, or a DateRangeCalendar with two clocks.',
};

function noteOf(value: Value, style: string): string {
  if (style === 'Inline') return inlineNotes[value];
  if (!value.endsWith('range')) return '';
  const field = components[value][1]!.replace('Single', 'Multi');
  return style === 'Field only'
    ? `For two inputs, use ${field}.`
    : `For two inputs, set slots={{ field: ${field} }}.`;
}

export default function ComponentFinder() {
  const [value, setValue] = React.useState<Value>('Date');
  const [style, setStyle] = React.useState('Field with a popup');

  const name = components[value][styles.indexOf(style)];
  const isPro = value.endsWith('range');
  const packageName = isPro ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  const slug = name?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

  return (
    <Stack spacing={2}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        <TextField
          select
          size="small"
          label="Value"
          value={value}
          onChange={(event) => setValue(event.target.value as Value)}
        >
          {Object.keys(components).map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Where"
          value={style}
          onChange={(event) => setStyle(event.target.value)}
        >
          {styles.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Stack role="status" spacing={1} sx={{ alignItems: 'flex-start' }}>
        {name ? (
          <>
            <Link href={`/x/api/date-pickers/${slug}/`} variant="h6">
              {name}
            </Link>
            <Box component="code" dir="ltr" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
              {`import { ${name} } from '${packageName}/${name}';`}
            </Box>
          </>
        ) : (
          <Typography variant="h6" component="p">
            No inline component
          </Typography>
        )}
        <Typography variant="body2">
          {isPro ? 'Pro plan.' : 'Community plan.'} {noteOf(value, style)}
        </Typography>
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const calendars = {
  Buddhist: 'buddhist',
  Japanese: 'japanese',
  Hebrew: 'hebrew',
  Persian: 'persian',
  'Hijri (Umm al-Qura)': 'islamic-umalqura',
};

/* preview-start */
function formatIn(calendar: string, date: Dayjs): string {
  const options = { dateStyle: 'long', calendar } as const;
  return new Intl.DateTimeFormat('en', options).format(date.toDate());
}

function Deadline({ onChange }: { onChange: (date: Dayjs | null) => void }) {
  return <DatePicker label="Deadline" defaultValue={dayjs('2026-03-21')} onChange={onChange} />;
}
/* preview-end */

export default function OtherCalendars() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Deadline onChange={setDate} />
        <Table size="small" aria-label="The deadline in other calendars">
          <TableBody>
            {Object.entries(calendars).map(([name, calendar]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{date?.isValid() ? formatIn(calendar, date) : 'No date'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}

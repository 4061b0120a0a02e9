import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

const types = ['month', 'day', 'year', 'hours', 'minutes', 'meridiem'];

export default function SectionInspector() {
  const [sections, setSections] = React.useState<FieldSection[]>([]);
  const [active, setActive] = React.useState<number | null>(null);

  /* preview-start */
  const field = React.useRef<FieldRef<Dayjs | null>>(null);
  const readSections = () => {
    setSections(field.current?.getSections() ?? []);
    setActive(field.current?.getActiveSectionIndex() ?? null);
  };
  /* preview-end */

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Guided tour"
          unstableFieldRef={field}
          onKeyUp={readSections}
          onClick={readSections}
        />
        <Table size="small" aria-label="Sections of the field">
          <TableHead>
            <TableRow>
              <TableCell>Type</TableCell>
              <TableCell>Format</TableCell>
              <TableCell>Value</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {types.map((type, index) => (
              <TableRow key={type} selected={index === active}>
                <TableCell>{type}</TableCell>
                <TableCell>{sections[index]?.format ?? '–'}</TableCell>
                <TableCell>{sections[index]?.value || '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}

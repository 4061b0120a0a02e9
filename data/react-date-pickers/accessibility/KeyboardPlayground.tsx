import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function KeyboardPlayground() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-07-10T14:30'));
  const [pressed, setPressed] = React.useState('');
  const [focused, setFocused] = React.useState('nothing yet');

  const readFocus = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    const value = element.getAttribute('aria-valuetext');
    setFocused([element.role ?? 'button', name, value].filter(Boolean).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onKeyUp={(event) => {
          setPressed(event.key === ' ' ? 'Space' : event.key);
          if (document.activeElement) readFocus(document.activeElement);
        }}
        onFocus={(event) => readFocus(event.target)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          justifyContent: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 320px)', sm: '320px auto' },
          '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
        }}
      >
        {/* preview-start */}
        <DateField label="Visit" value={visit} onChange={setVisit} />
        <DateCalendar value={visit} onChange={setVisit} showDaysOutsideCurrentMonth />
        <MultiSectionDigitalClock value={visit} onChange={setVisit} timeSteps={{ minutes: 15 }} />
        {/* preview-end */}
        <Box sx={{ order: -1, gridColumn: '1 / -1', minBlockSize: 64 }}>
          <Typography variant="body2" component="div">
            Last key: <Chip size="small" label={pressed || 'none'} />
          </Typography>
          <Typography variant="body2">Focus: {focused}</Typography>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

interface SeasonButtonProps extends React.ComponentProps<'button'> {
  ownerState: { isMonthSelected: boolean; isMonthDisabled: boolean };
}

const rates: Record<string, string> = { Jun: '$84', Jul: '$112', Aug: '$118', Sep: '$92' };

const Tile = styled('button')(({ theme }) => ({
  inlineSize: 84,
  blockSize: 56,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&[aria-checked=true]': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
}));

/* preview-start */
function SeasonButton({ ownerState, children, ...props }: SeasonButtonProps) {
  const rate = ownerState.isMonthDisabled ? 'Closed' : rates[String(children)];

  return (
    <Tile {...props} aria-label={`${props['aria-label']}, ${rate}`}>
      {children} <br />
      <small>{rate}</small>
    </Tile>
  );
}

const slots = { monthButton: SeasonButton };
/* preview-end */

export default function MonthButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        aria-label="Month of the stay"
        defaultValue={dayjs('2026-07-01')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-09-30')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}

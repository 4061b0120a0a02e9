import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

function ActionMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const { clearValue, cancelValueChanges } = usePickerContext();

  const handleAction = (action: () => void) => {
    action();
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => handleAction(clearValue)}>Clear the day</MenuItem>
        <MenuItem onClick={() => handleAction(cancelValueChanges)}>Undo</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

/* preview-start */
function OrderActionBar({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges } = usePickerContext();
  const isValid = useIsValidValue();
  const day = value && isValid(value) ? value.format('MMM D') : null;

  return (
    <DialogActions className={className}>
      <Button variant="contained" disabled={!day} onClick={acceptValueChanges}>
        {day ? `Deliver on ${day}` : 'Choose a day'}
      </Button>
      <ActionMenu />
    </DialogActions>
  );
}
/* preview-end */

export default function ActionBarMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        shouldDisableDate={(day) => day.day() === 0}
        slots={{ actionBar: OrderActionBar }}
      />
    </LocalizationProvider>
  );
}

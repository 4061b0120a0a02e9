import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const at = (time: string) => dayjs(`2026-03-16T${time}`);
const first = { name: 'Vitamin D', dose: '1 tablet, with breakfast', time: at('07:30') };
const reminders = [
  first,
  { name: 'Ibuprofen', dose: '400 mg, after lunch', time: at('13:15') },
  { name: 'Eye drops', dose: '2 drops in each eye', time: at('21:45') },
];

export default function MedicationReminders() {
  const [items, setItems] = React.useState(reminders);
  const [selected, setSelected] = React.useState(0);
  const current = items[selected] ?? first;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <List component="div" role="group" aria-label="Reminders" sx={{ flex: '1 1 260px' }}>
          {items.map(({ name, dose, time }, index) => (
            <ListItemButton
              key={name}
              selected={index === selected}
              aria-pressed={index === selected}
              onClick={() => setSelected(index)}
            >
              <ListItemText primary={name} secondary={dose} />
              <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {time.format('h:mm A')}
              </Typography>
            </ListItemButton>
          ))}
        </List>
        <Box sx={{ flex: '0 1 320px' }}>
          {/* preview-start */}
          <TimeClock
            key={current.name}
            ampmInClock
            showViewSwitcher
            minutesStep={5}
            value={current.time}
            onChange={(time) => {
              if (time)
                setItems(items.map((item) => (item === current ? { ...item, time } : item)));
            }}
          />
          {/* preview-end */}
        </Box>
      </Paper>
    </LocalizationProvider>
  );
}

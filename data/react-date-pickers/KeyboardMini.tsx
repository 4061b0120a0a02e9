import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const keys = [
  { key: 'ArrowLeft', face: '←', does: 'Previous section' },
  { key: 'ArrowRight', face: '→', does: 'Next section' },
  { key: 'ArrowUp', face: '↑', does: 'One more' },
  { key: 'ArrowDown', face: '↓', does: 'One less' },
  { key: 'PageUp', face: 'Page ↑', does: 'Five more' },
  { key: 'PageDown', face: 'Page ↓', does: 'Five less' },
  { key: 'Home', face: 'Home', does: 'The smallest' },
  { key: 'End', face: 'End', does: 'The largest' },
  { key: 'Delete', face: 'Delete', does: 'Empty the section' },
];

export default function KeyboardMini() {
  const field = React.useRef<HTMLDivElement>(null);
  const section = React.useRef<Element>(null);
  const [pressed, setPressed] = React.useState<string>();

  const press = (key: string) => {
    const target = section.current ?? field.current?.querySelector('[role="spinbutton"]');
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    // The field knows its section one frame after the focus.
    requestAnimationFrame(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxInlineSize: 360 }}>
        <DateField
          ref={field}
          fullWidth
          label="Arrival"
          format="DD MMMM YYYY"
          defaultValue={dayjs('2026-06-12')}
          onFocus={(event) => {
            if (event.target.role === 'spinbutton') section.current = event.target;
          }}
          onKeyDown={(event) => setPressed(event.key)}
          onKeyUp={() => setPressed(undefined)}
          onBlur={() => setPressed(undefined)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          {keys.map(({ key, face, does }) => (
            <Button
              key={key}
              size="small"
              aria-label={`${key}: ${does}`}
              variant={pressed === key ? 'contained' : 'outlined'}
              sx={{ minInlineSize: 40, textTransform: 'none' }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(key)}
            >
              {face}
            </Button>
          ))}
        </Box>
        <Typography variant="body2" role="status" sx={{ minBlockSize: '1.5em' }}>
          {keys.find(({ key }) => key === pressed)?.does ?? 'Or type digits and letters.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

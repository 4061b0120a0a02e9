import Box from '@mui/material/Box';

interface EventListProps {
  label: string;
  /** Newest first. */
  events: readonly string[];
  rows: number;
}

/** A log of fixed height. */
export default function EventList({ label, events, rows }: EventListProps) {
  return (
    <Box
      role="log"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      sx={{
        boxSizing: 'border-box',
        blockSize: `calc(${rows}lh + 16px)`,
        p: 1,
        overflow: 'auto',
        fontFamily: 'monospace',
        fontSize: 13,
        lineHeight: '20px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {events.map((event, index) => (
        <div key={events.length - index}>{event}</div>
      ))}
      {events.length === 0 && 'No events yet'}
    </Box>
  );
}

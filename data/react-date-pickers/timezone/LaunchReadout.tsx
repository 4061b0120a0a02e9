import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Labeled texts below a picker, announced when they change. */
export default function LaunchReadout({ rows }: { rows: Readonly<Record<string, string>> }) {
  return (
    <Box role="status" sx={{ '& p': { fontFamily: 'monospace', fontSize: 14 } }}>
      {Object.entries(rows).map(([name, text]) => (
        <div key={name}>
          <Typography component="span" variant="caption">
            <bdi>{name}</bdi>
          </Typography>
          <Typography>
            <bdi>{text}</bdi>
          </Typography>
        </div>
      ))}
    </Box>
  );
}

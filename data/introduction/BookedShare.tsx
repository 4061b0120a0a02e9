import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A share of the seats as a bar and in words. */
export default function BookedShare({ share }: { share: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, blockSize: '100%' }}>
      <LinearProgress
        aria-hidden
        color={share > 0.9 ? 'warning' : 'primary'}
        variant="determinate"
        value={100 * share}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" sx={{ minInlineSize: '3em' }}>
        {percent.format(share)}
      </Typography>
    </Box>
  );
}

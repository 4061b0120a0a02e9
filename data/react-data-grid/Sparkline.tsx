import Box from '@mui/material/Box';

const WIDTH = 96;
const HEIGHT = 24;

/** Draws recent prices as a line. */
export default function Sparkline({ values, label }: { values: number[]; label: string }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const step = WIDTH / (values.length - 1);
  const points = values.map((value, index) => {
    const y = 2 + (HEIGHT - 4) * (1 - (value - low) / range);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const isUp = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ color: isUp ? 'success.main' : 'error.main' }}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </Box>
  );
}

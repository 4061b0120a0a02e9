import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const flash = keyframes`from { background-color: var(--flash); } to { background-color: transparent; }`;

const formatter = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Shows a price and flashes when the price changes. */
export default function PriceCell({ price, previous }: { price: number; previous: number }) {
  const color = price >= previous ? 'success' : 'error';
  return (
    <Box
      // A new key replaces the element, which restarts the animation.
      key={price}
      component="span"
      sx={(theme) => ({
        '--flash': `color-mix(in srgb, ${(theme.vars ?? theme).palette[color].main} 40%, transparent)`,
        paddingInline: '6px',
        borderRadius: '4px',
        lineHeight: 1.7,
        animation: `${flash} 900ms ease-out`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      })}
    >
      {formatter.format(price)}
    </Box>
  );
}

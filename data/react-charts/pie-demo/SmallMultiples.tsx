import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const categories = [
  { id: 'housing', label: 'Housing', color: '#0072B2' },
  { id: 'food', label: 'Food', color: '#E69F00' },
  { id: 'other', label: 'Other', color: '#009E73' },
];

interface YearProps {
  year: number;
  shares: number[];
}

/* preview-start */
function Year({ year, shares }: YearProps) {
  const data = categories.map((category, index) => ({ ...category, value: shares[index] ?? 0 }));
  return (
    <PieChart
      height={130}
      hideLegend
      aria-label={`Shares in ${year}: housing ${shares[0]}%, food ${shares[1]}%`}
      series={[{ data, innerRadius: '62%', valueFormatter: ({ value }) => `${value}%` }]}
    >
      <YearLabel year={year} />
    </PieChart>
  );
}
/* preview-end */

function YearLabel({ year }: { year: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <text
      x="50%"
      y="50%"
      textAnchor="middle"
      dominantBaseline="central"
      fill={palette.text.primary}
    >
      {year}
    </text>
  );
}

export default function SmallMultiples() {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, mb: 1 }}>
        {categories.map(({ id, label, color }) => (
          <Typography key={id} variant="body2">
            <Box
              component="span"
              sx={{ display: 'inline-block', p: 0.75, mr: 0.75, borderRadius: 1, bgcolor: color }}
            />
            {label}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
        <Year year={2010} shares={[31, 22, 47]} />
        <Year year={2015} shares={[35, 20, 45]} />
        <Year year={2020} shares={[39, 19, 42]} />
        <Year year={2025} shares={[43, 18, 39]} />
      </Box>
    </>
  );
}

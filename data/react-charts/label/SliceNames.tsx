import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const bags = ({ value }: { value: number }) => `${value.toLocaleString('en-US')} thousand bags`;

export default function SliceNames() {
  return (
    <PieChart
      height={260}
      aria-label="Bags of coffee by country, in one season"
      series={[
        {
          innerRadius: 40,
          valueFormatter: bags,
          /* preview-start */
          arcLabel: 'label',
          data: [
            {
              value: 39_200,
              color: '#1565c0',
              label: (location) => (location === 'arc' ? 'BR' : 'Brazil'),
            },
            {
              value: 27_600,
              color: '#8e44ad',
              label: (location) => (location === 'arc' ? 'VN' : 'Vietnam'),
            },
            /* preview-end */
            {
              value: 10_600,
              color: '#c2185b',
              label: (location) => (location === 'arc' ? 'CO' : 'Colombia'),
            },
          ],
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
    />
  );
}

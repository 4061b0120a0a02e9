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
              value: 7_100,
              color: '#1565c0',
              label: (location) => (location === 'arc' ? 'ID' : 'Indonesia'),
            },
            {
              value: 5_300,
              color: '#8e44ad',
              label: (location) => (location === 'arc' ? 'HN' : 'Honduras'),
            },
            /* preview-end */
            {
              value: 3_900,
              color: '#c2185b',
              label: (location) => (location === 'arc' ? 'ET' : 'Ethiopia'),
            },
          ],
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
    />
  );
}

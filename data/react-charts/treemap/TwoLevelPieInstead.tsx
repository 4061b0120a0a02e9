import { PieChart } from '@mui/x-charts/PieChart';
import { cloudCosts, dollars } from '../dataset/cloudCosts';

const valueFormatter = ({ value }: { value: number }) => dollars(value);

const teams = cloudCosts.map(({ label, color, items }) => ({
  id: label,
  label,
  color,
  value: items.reduce((sum, { value }) => sum + value, 0),
}));

const services = cloudCosts.flatMap(({ label: team, color, items }) =>
  items.map(({ label, value }) => ({ id: `${team} ${label}`, label, value, color: `${color}b3` })),
);

export default function TwoLevelPieInstead() {
  return (
    <PieChart
      height={320}
      hideLegend
      aria-label="Inner ring: cloud costs by team. Outer ring: cloud costs by service."
      /* preview-start */
      series={[
        {
          data: teams,
          outerRadius: '60%',
          arcLabel: 'label',
          arcLabelMinAngle: 40,
          arcLabelRadius: '38%',
          valueFormatter,
        },
        { data: services, innerRadius: '64%', paddingAngle: 0.5, valueFormatter },
      ]}
      /* preview-end */
      sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontSize: 12 } }}
    />
  );
}

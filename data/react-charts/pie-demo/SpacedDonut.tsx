import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { dollars, spending } from '../dataset/spending';

export default function SpacedDonut() {
  return (
    <PieChart
      height={280}
      hideLegend
      aria-label="Spending in May by category"
      /* preview-start */
      series={[
        {
          data: spending,
          innerRadius: '36%',
          outerRadius: '63%',
          paddingAngle: 4,
          cornerRadius: 8,
          arcLabel: 'label',
          arcLabelRadius: '88%',
          valueFormatter: dollars,
        },
      ]}
      /* preview-end */
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 12 } }}
    />
  );
}

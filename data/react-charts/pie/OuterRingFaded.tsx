import { pieArcLabelClasses, pieArcClasses, PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { kilograms, treatment, waste } from '../dataset/townWaste';

const deep = ['#546e7a', '#2e7d32', '#1976d2'];

export default function OuterRingFaded() {
  return (
    <PieChart
      height={280}
      hideLegend
      title="Inside what becomes of waste, outside its material"
      series={[
        {
          id: 'treatment',
          data: treatment.map((item, index) => ({ ...item, color: deep[index] })),
          outerRadius: '62%',
          arcLabel: 'label',
          arcLabelRadius: '33%',
          valueFormatter: kilograms,
        },
        { id: 'material', data: waste, innerRadius: '66%', valueFormatter: kilograms },
      ]}
      sx={{
        // preview-start
        [`& .${pieClasses.series}[data-series="material"] .${pieArcClasses.root}`]: {
          opacity: 0.55,
          '&:hover': { opacity: 1 },
        },
        [`& .${pieClasses.seriesLabels}[data-series="treatment"] .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 11,
        },
        // preview-end
      }}
    />
  );
}

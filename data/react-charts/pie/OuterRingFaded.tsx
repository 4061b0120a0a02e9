import { pieArcClasses, pieArcLabelClasses, PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { kilograms, treatment, waste } from '../dataset/townWaste';

export default function OuterRingFaded() {
  return (
    <PieChart
      height={280}
      hideLegend
      aria-label="Inner ring: treatment of waste. Outer ring: waste by material."
      colors={['#546e7a', '#2e7d32', '#1976d2']}
      series={[
        {
          id: 'treatment',
          data: treatment,
          outerRadius: '62%',
          arcLabel: 'label',
          arcLabelRadius: '33%',
          valueFormatter: kilograms,
        },
        { id: 'material', data: waste, innerRadius: '66%', valueFormatter: kilograms },
      ]}
      /* preview-start */
      sx={{
        [`& .${pieClasses.series}[data-series="material"] .${pieArcClasses.root}`]: {
          opacity: 0.55,
          '&:hover': { opacity: 1 },
        },
        [`& .${pieClasses.seriesLabels}[data-series="treatment"] .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 11,
        },
      }}
      /* preview-end */
    />
  );
}

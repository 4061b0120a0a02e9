import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function PerSeriesStyle() {
  return (
    <LineChart
      height={220}
      aria-label="Average temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities}
      /* preview-start */
      sx={{
        [`& .${legendClasses.item}[data-series="perth"]`]: {
          fontWeight: 700,
          textDecoration: 'underline dashed',
          textUnderlineOffset: 4,
        },
        [`& .${lineElementClasses.root}[data-series="perth"]`]: { strokeDasharray: '6 4' },
      }}
      /* preview-end */
    />
  );
}

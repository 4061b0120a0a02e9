import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function ShortMonths() {
  return (
    <BarChart
      height={240}
      aria-label="Beer sold by month"
      /* preview-start */
      xAxis={[
        {
          data: monthNames,
          scaleType: 'band',
          height: 40,
          valueFormatter: (month: string, context) =>
            context.location === 'tick' ? `${month.slice(0, 3)}\n2025` : `${month} 2025`,
        },
      ]}
      /* preview-end */
      series={[{ data: beerSold, label: 'Hectoliters' }]}
      hideLegend
    />
  );
}

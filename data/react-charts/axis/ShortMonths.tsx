import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function ShortMonths() {
  return (
    <>
      {/* preview-start */}
      <BarChart
        height={240}
        title="Hectoliters sold by month"
        xAxis={[
          {
            data: monthNames,
            scaleType: 'band',
            height: 40,
            valueFormatter: (month: string, context) =>
              context.location === 'tick' ? `${month.slice(0, 3)}\n2025` : `${month} 2025`,
          },
        ]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}

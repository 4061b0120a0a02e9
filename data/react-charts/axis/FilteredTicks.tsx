import { LineChart } from '@mui/x-charts/LineChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function FilteredTicks() {
  return (
    <LineChart
      height={240}
      aria-label="Beer sold by month, with the cellar limits"
      /* preview-start */
      xAxis={[
        {
          data: monthNames,
          scaleType: 'point',
          // The first month of each quarter.
          tickInterval: (_month: string, index: number) => index % 3 === 0,
        },
      ]}
      // The cellar limits, in place of round numbers.
      yAxis={[{ tickInterval: [40, 100, 140], min: 0, max: 150 }]}
      /* preview-end */
      series={[{ data: beerSold, label: 'Hectoliters' }]}
      grid={{ horizontal: true }}
    />
  );
}

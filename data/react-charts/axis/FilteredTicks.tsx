import { LineChart } from '@mui/x-charts/LineChart';
import { beerSold, monthNames } from '../dataset/brewery';

const shortNames = monthNames.map((name) => name.slice(0, 3));

export default function FilteredTicks() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={240}
        title="Hectoliters sold by month"
        xAxis={[
          {
            data: shortNames,
            scaleType: 'point',
            // Ticks at the first month of each quarter.
            tickInterval: (_month: string, index: number) => index % 3 === 0,
          },
        ]}
        // Ticks at the limits of the cellar, whatever the scale would take.
        yAxis={[{ tickInterval: [40, 100, 140], min: 0, max: 150 }]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        grid={{ horizontal: true }}
      />
      {/* preview-end */}
    </>
  );
}

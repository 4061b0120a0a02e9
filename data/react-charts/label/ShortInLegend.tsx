import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons, millions, seasonName } from '../dataset/coffee';

export default function ShortInLegend() {
  return (
    <LineChart
      height={260}
      aria-label="Coffee exports of Vietnam and Colombia"
      dataset={coffeeSeasons}
      xAxis={[{ dataKey: 'season', scaleType: 'point', valueFormatter: seasonName }]}
      yAxis={[{ width: 56 }]}
      margin={{ right: 32 }}
      /* preview-start */
      series={[
        {
          dataKey: 'vietnam',
          label: (location) => (location === 'legend' ? 'Vietnam' : 'Vietnam, mostly robusta'),
          valueFormatter: millions,
        },
        {
          dataKey: 'colombia',
          label: (location) => (location === 'legend' ? 'Colombia' : 'Colombia, arabica only'),
          valueFormatter: millions,
        },
      ]}
      /* preview-end */
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons, millions, seasonName } from '../dataset/coffee';

export default function ShortInLegend() {
  return (
    <LineChart
      height={260}
      aria-label="Coffee exports of Brazil and Vietnam"
      dataset={coffeeSeasons}
      xAxis={[{ dataKey: 'season', scaleType: 'point', valueFormatter: seasonName }]}
      yAxis={[{ width: 56 }]}
      margin={{ right: 32 }}
      /* preview-start */
      series={[
        {
          dataKey: 'brazil',
          label: (location) => (location === 'legend' ? 'Brazil' : 'Brazil, mostly arabica'),
          valueFormatter: millions,
        },
        {
          dataKey: 'vietnam',
          label: (location) => (location === 'legend' ? 'Vietnam' : 'Vietnam, mostly robusta'),
          valueFormatter: millions,
        },
      ]}
      /* preview-end */
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons, millions, seasonName } from '../dataset/coffee';

export default function MoneyAndYears() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={260}
        title="Coffee exports by season, in millions of dollars"
        dataset={coffeeSeasons}
        xAxis={[
          {
            dataKey: 'season',
            scaleType: 'linear',
            tickMinStep: 1,
            valueFormatter: (year: number, { location }) =>
              location === 'tick' ? String(year) : `Season ${seasonName(year)}`,
          },
        ]}
        yAxis={[{ width: 55 }]}
        series={[
          { dataKey: 'brazil', label: 'Brazil', valueFormatter: millions },
          { dataKey: 'colombia', label: 'Colombia', valueFormatter: millions },
          // `millions` returns null for a missing value: no row for Peru in 2021.
          { dataKey: 'peru', label: 'Peru', valueFormatter: millions },
        ]}
      />
      {/* preview-end */}
    </>
  );
}

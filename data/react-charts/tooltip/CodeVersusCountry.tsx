import { BarChart } from '@mui/x-charts/BarChart';
import { exporters } from '../dataset/coffee';

const countryOf = new Map(exporters.map(({ code, country }) => [code, country]));

export default function CodeVersusCountry() {
  return (
    <BarChart
      height={240}
      aria-label="Coffee exports by country, in thousands of bags"
      dataset={exporters}
      /* preview-start */
      xAxis={[
        {
          dataKey: 'code',
          scaleType: 'band',
          valueFormatter: (code: string, { location }) =>
            location === 'tick' ? code : `${countryOf.get(code)} (${code})`,
        },
      ]}
      /* preview-end */
      yAxis={[{ width: 60 }]}
      series={[{ dataKey: 'bags', label: 'Thousand bags' }]}
      hideLegend
    />
  );
}

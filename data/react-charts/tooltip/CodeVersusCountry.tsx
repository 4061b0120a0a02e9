import { BarChart } from '@mui/x-charts/BarChart';
import { exporters } from '../dataset/coffee';

const countryOf = new Map(exporters.map(({ code, country }) => [code, country]));

export default function CodeVersusCountry() {
  return (
    <>
      {/* preview-start */}
      <BarChart
        height={240}
        title="Bags of coffee exported by country"
        dataset={exporters}
        xAxis={[
          {
            dataKey: 'code',
            scaleType: 'band',
            valueFormatter: (code: string, { location }) =>
              location === 'tick' ? code : `${countryOf.get(code)} (${code})`,
          },
        ]}
        yAxis={[{ width: 60 }]}
        series={[{ dataKey: 'bags', label: 'Thousand bags' }]}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}

import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { AreaPlot } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, yearOf } from '../dataset/electricity';

/* preview-start */
function Rows() {
  const { items } = useLegend();
  const series = useLineSeries(items.map(({ seriesId = '' }) => seriesId));
  return items.map(({ id, label, color }, index) => (
    <tr key={id}>
      <th scope="row">
        <Box component="span" sx={{ bgcolor: color }} /> {label}
      </th>
      <td dir="ltr">{series[index]?.data[0]} TWh</td>
      <td dir="ltr">{series[index]?.data.at(-1)} TWh</td>
    </tr>
  ));
}
/* preview-end */

function TableOfSeries() {
  return (
    <Box
      component="table"
      sx={{
        borderSpacing: '16px 4px',
        fontVariantNumeric: 'tabular-nums',
        '& th': { textAlign: 'start', fontWeight: 500 },
        '& td': { textAlign: 'end' },
        '& th span': { display: 'inline-block', inlineSize: 12, blockSize: 12, borderRadius: 1 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">2006</th>
          <th scope="col">2024</th>
        </tr>
      </thead>
      <tbody>
        <Rows />
      </tbody>
    </Box>
  );
}

export default function TableLegend() {
  return (
    <ChartDataProvider
      height={240}
      dataset={electricityYears}
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      series={fuels.map((fuel) => ({
        ...fuel,
        type: 'line' as const,
        id: fuel.dataKey,
        area: true,
        stack: 'all',
      }))}
    >
      <ChartsSurface aria-label="Electricity of a country by year and source">
        <AreaPlot />
        <ChartsAxis />
      </ChartsSurface>
      <TableOfSeries />
    </ChartDataProvider>
  );
}

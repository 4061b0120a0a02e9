import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';
import { coffeeSeasons, millions, seasonName } from '../dataset/coffee';

const seasons = coffeeSeasons.slice(-3);

const series = [
  { dataKey: 'brazil', label: 'Brazil', valueFormatter: millions },
  { dataKey: 'vietnam', label: 'Vietnam', valueFormatter: millions },
] as const;

function ExportsChart() {
  return (
    /* preview-start */
    <BarChart
      height={240}
      role="img"
      aria-label="Bar chart: coffee exports of Brazil and Vietnam grew in the last season"
      dataset={seasons}
      xAxis={[{ dataKey: 'season', valueFormatter: seasonName }]}
      yAxis={[{ width: 60 }]}
      series={series}
    />
    /* preview-end */
  );
}

export default function SeriesTable() {
  return (
    <>
      <ExportsChart />
      <Table size="small" aria-label="Coffee exports by season">
        <TableHead>
          <TableRow>
            <TableCell>Season</TableCell>
            {series.map(({ dataKey, label }) => (
              <TableCell key={dataKey} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {seasons.map((row) => (
            <TableRow key={row.season}>
              <TableCell component="th" scope="row">
                {seasonName(row.season)}
              </TableCell>
              {series.map(({ dataKey, valueFormatter }) => (
                <TableCell key={dataKey} align="right">
                  {valueFormatter(row[dataKey])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ebikes, testMetrics } from '../dataset/ebikes';

export default function ChartOrTable() {
  return (
    <>
      {/* preview-start */}
      <RadarChart
        height={280}
        role="img"
        aria-label="Radar chart: Ridge Trail leads in motor, brakes, and handling"
        radar={{ max: 10, metrics: testMetrics }}
        series={ebikes}
      />
      {/* preview-end */}
      <Table
        size="small"
        aria-label="Grades of three e-bikes, out of 10"
        sx={{ '& th, & td': { px: 0.75 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Metric</TableCell>
            {ebikes.map(({ id, label }) => (
              <TableCell key={id} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {testMetrics.map((metric, index) => (
            <TableRow key={metric}>
              <TableCell component="th" scope="row">
                {metric}
              </TableCell>
              {ebikes.map(({ id, data }) => (
                <TableCell key={id} align="right">
                  {data[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

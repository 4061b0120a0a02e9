import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { areaElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stations = [
  { name: 'Central Station', days: [61, 64, 58, 66, 71, 83, 80, 65, 69, 72, 70, 78, 94, 96] },
  { name: 'Old Ferry Terminal', days: [48, 46, 47, 43, 52, 60, 57, 44, 41, 40, 38, 45, 51, 47] },
  { name: 'Botanical Garden', days: [12, 14, 11, 18, 25, 47, 52, 15, 17, 19, 22, 31, 58, 66] },
];

interface TrendProps {
  name: string;
  days: number[];
}

function Trend({ name, days }: TrendProps) {
  return (
    /* preview-start */
    <SparkLineChart
      width={120}
      height={40}
      data={days}
      yAxis={{ min: 0, max: 100 }}
      area
      showTooltip
      showHighlight
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
      role="img"
      aria-label={`${name}: from ${days[0]} to ${days.at(-1)} rides in two weeks`}
    />
    /* preview-end */
  );
}

function Change({ days }: { days: number[] }) {
  const [from = 0, to = 0] = [days[6], days[13]];
  const change = Math.round((100 * (to - from)) / from);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={change < 0 ? 'warning' : 'success'}
      label={`${change < 0 ? '▼' : '▲'} ${Math.abs(change)}%`}
      sx={{ color: 'text.primary' }}
    />
  );
}

export default function TrendTable() {
  return (
    <Table size="small" aria-label="Rides at three stations" sx={{ '& td, & th': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>Two weeks</TableCell>
          <TableCell>Week over week</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stations.map(({ name, days }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <Trend name={name} days={days} />
            </TableCell>
            <TableCell>
              <Change days={days} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

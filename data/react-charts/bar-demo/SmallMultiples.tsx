import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stations = [
  { name: 'Central Station', data: [142, 151, 158, 149, 133, 88, 73] },
  { name: 'Botanical Garden', data: [38, 35, 41, 44, 72, 139, 151] },
  { name: 'University Library', data: [118, 124, 121, 116, 84, 22, 19] },
  { name: 'Old Ferry Terminal', data: [71, 69, 74, 78, 96, 124, 117] },
];
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export default function SmallMultiples() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {stations.map(({ name, data }) => (
        <div key={name}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          {/* preview-start */}
          <BarChart
            height={130}
            aria-label={`Departures from ${name} on each weekday`}
            margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
            xAxis={[{ data: weekdays, disableLine: true, disableTicks: true }]}
            yAxis={[{ max: 160, width: 34, tickNumber: 2, disableLine: true, disableTicks: true }]}
            series={[{ data, label: 'Departures', color: '#0072B2' }]}
            grid={{ horizontal: true }}
            hideLegend
          />
          {/* preview-end */}
        </div>
      ))}
    </Box>
  );
}

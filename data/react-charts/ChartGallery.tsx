import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { demandOf, gridDay, priceOf, renewableShare, sources } from './dataset/powerGrid';
import DashboardCard from './DashboardCard';

const size = { height: 130, hideLegend: true, margin: 8 };
const noX = [{ position: 'none' as const, data: [6, 10, 14, 18, 22] }];
const hours = [
  { position: 'none' as const, data: [6, 10, 14, 18, 22], scaleType: 'linear' as const, max: 22 },
];
const noY = [{ position: 'none' as const }];
const moments = [12, 20, 28, 36, 44].map((index) => gridDay[index]!);
const demand = gridDay.map(demandOf);
const lines = sources.map(({ dataKey, ...source }) => ({
  ...source,
  data: moments.map((moment) => moment[dataKey]),
}));

const charts = {
  'Bar chart': <BarChart {...size} title="Bars" xAxis={noX} yAxis={noY} series={lines} />,
  'Line chart': <LineChart {...size} title="Lines" xAxis={hours} yAxis={noY} series={lines} />,
  'Area chart': (
    <LineChart
      {...size}
      title="Areas"
      xAxis={hours}
      yAxis={noY}
      series={lines.map((line) => ({ ...line, area: true, stack: 'all', showMark: false }))}
    />
  ),
  'Pie chart': (
    <PieChart
      {...size}
      title="Pie"
      series={[{ data: lines.map(({ data, ...line }) => ({ ...line, value: data[2]! })) }]}
    />
  ),
  'Scatter chart': (
    <ScatterChart
      {...size}
      title="Scatter: renewable share and price"
      xAxis={noY}
      yAxis={noY}
      series={[{ data: gridDay.map((m, id) => ({ id, x: renewableShare(m), y: priceOf(m) })) }]}
    />
  ),
  'Radar chart': (
    <RadarChart
      {...size}
      margin={24}
      title="Radar"
      series={[{ data: lines.map(({ data }) => data[1]!), label: '10:00', fillArea: true }]}
      radar={{ metrics: sources.map(({ label }) => label) }}
    />
  ),
  Gauge: <Gauge height={130} title="Gauge" value={renewableShare(moments[2]!)} />,
  Sparkline: (
    <SparkLineChart height={130} title="Sparkline" data={demand} area showTooltip margin={8} />
  ),
};

export default function ChartGallery() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {Object.entries(charts).map(([name, chart]) => (
        <DashboardCard key={name} title={name}>
          {chart}
        </DashboardCard>
      ))}
    </Box>
  );
}

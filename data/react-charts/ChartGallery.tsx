import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { demandOf, gridDay, priceOf, renewableShare } from './dataset/powerGrid';
import DashboardCard from './DashboardCard';

const compact = { height: 130, hideLegend: true, margin: 8 };
const hidden = [{ position: 'none' as const }];
const quarters = [{ position: 'none' as const, data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const points = [{ ...quarters[0], scaleType: 'point' as const }];

const hydro = [18, 24, 15, 20];
const wind = [31, 22, 19, 34];
const solar = [9, 27, 30, 8];
const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

export default function ChartGallery() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      <DashboardCard title="Bar chart">
        <BarChart
          {...compact}
          aria-label="Wind and solar power by quarter"
          xAxis={quarters}
          yAxis={hidden}
          series={[
            { data: wind, label: 'Wind' },
            { data: solar, label: 'Solar' },
          ]}
        />
      </DashboardCard>
      <DashboardCard title="Line chart">
        <LineChart
          {...compact}
          aria-label="Wind and solar power over the year"
          xAxis={points}
          yAxis={hidden}
          series={[
            { data: wind, label: 'Wind' },
            { data: solar, label: 'Solar' },
          ]}
        />
      </DashboardCard>
      {/* preview-start */}
      <DashboardCard title="Area chart">
        <LineChart
          {...compact}
          aria-label="Power by source over the year"
          xAxis={points}
          yAxis={hidden}
          series={[
            { data: hydro, label: 'Hydro', area: true, stack: 'power', showMark: false },
            { data: wind, label: 'Wind', area: true, stack: 'power', showMark: false },
            { data: solar, label: 'Solar', area: true, stack: 'power', showMark: false },
          ]}
        />
      </DashboardCard>
      {/* preview-end */}
      <DashboardCard title="Pie chart">
        <PieChart
          {...compact}
          aria-label="Power by source in the first quarter"
          series={[
            {
              innerRadius: 24,
              paddingAngle: 2,
              cornerRadius: 4,
              data: [
                { value: 18, label: 'Hydro' },
                { value: 31, label: 'Wind' },
                { value: 9, label: 'Solar' },
              ],
            },
          ]}
        />
      </DashboardCard>
      <DashboardCard title="Scatter chart">
        <ScatterChart
          {...compact}
          aria-label="Price of power by its renewable share"
          xAxis={hidden}
          yAxis={hidden}
          series={[{ data: gridDay.map((m, id) => ({ id, x: renewableShare(m), y: priceOf(m) })) }]}
        />
      </DashboardCard>
      <DashboardCard title="Radar chart">
        <RadarChart
          {...compact}
          margin={{ top: 24, bottom: 24, left: 40, right: 40 }}
          aria-label="Power by source at 10 AM"
          radar={{ metrics: ['Hydro', 'Wind', 'Solar', 'Gas'] }}
          series={[{ data: [6, 9, 8, 7], label: '10 AM', fillArea: true }]}
        />
      </DashboardCard>
      <DashboardCard title="Gauge">
        <Gauge height={130} aria-label="Renewable share of demand" value={64} />
      </DashboardCard>
      <DashboardCard title="Sparkline">
        <SparkLineChart
          height={130}
          margin={8}
          aria-label="Demand over the day"
          data={gridDay.map(demandOf)}
          area
          showTooltip
        />
      </DashboardCard>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
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

const coffee = [34, 31, 27, 36];
const tea = [22, 20, 15, 24];
const cocoa = [12, 7, 4, 14];
const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };

export default function ChartGallery() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      <DashboardCard title="Bar chart">
        <BarChart
          {...compact}
          aria-label="Coffee and tea sold by quarter"
          xAxis={quarters}
          yAxis={hidden}
          series={[
            { data: coffee, label: 'Coffee' },
            { data: tea, label: 'Tea' },
          ]}
        />
      </DashboardCard>
      <DashboardCard title="Line chart">
        <LineChart
          {...compact}
          aria-label="Coffee and tea sold over the year"
          xAxis={points}
          yAxis={hidden}
          series={[
            { data: coffee, label: 'Coffee' },
            { data: tea, label: 'Tea' },
          ]}
        />
      </DashboardCard>
      {/* preview-start */}
      <DashboardCard title="Area chart">
        <LineChart
          {...compact}
          aria-label="Drinks sold over the year"
          xAxis={points}
          yAxis={hidden}
          series={[
            { data: coffee, label: 'Coffee', area: true, stack: 'drinks', showMark: false },
            { data: tea, label: 'Tea', area: true, stack: 'drinks', showMark: false },
            { data: cocoa, label: 'Cocoa', area: true, stack: 'drinks', showMark: false },
          ]}
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.6, filter: 'none' } }}
        />
      </DashboardCard>
      {/* preview-end */}
      <DashboardCard title="Pie chart">
        <PieChart
          {...compact}
          aria-label="Drinks sold in the first quarter"
          series={[
            {
              innerRadius: 24,
              paddingAngle: 2,
              cornerRadius: 4,
              data: [
                { value: 34, label: 'Coffee' },
                { value: 22, label: 'Tea' },
                { value: 12, label: 'Cocoa' },
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
          aria-label="Taste of the house roast"
          radar={{ metrics: ['Body', 'Acid', 'Fruit', 'Bitter'] }}
          series={[{ data: [6, 9, 8, 5], label: 'House roast', fillArea: true }]}
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
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
        />
      </DashboardCard>
    </Box>
  );
}

import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const dollars = (value: number | null) => `$${value}K`;
const percent = (value: number | null) => `${value}%`;

export default function RevenueMarginTarget() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[
        { id: 'revenue', valueFormatter: dollars, width: 55 },
        { id: 'margin', position: 'right', min: 0, max: 40, valueFormatter: percent },
      ]}
      series={[
        {
          type: 'bar',
          label: 'Revenue',
          data: [42, 45, 61, 78, 94, 103],
          yAxisId: 'revenue',
          valueFormatter: dollars,
          color: '#D55E00',
        },
        {
          type: 'line',
          label: 'Margin',
          data: [11, 13, 17, 22, 27, 26],
          yAxisId: 'margin',
          valueFormatter: percent,
          color: '#0072B2',
          showMark: true,
        },
      ]}
    >
      <ChartsLegend />
      <ChartsSurface aria-label="Revenue and margin by month, with the target for the margin">
        <ChartsAxisHighlight x="band" />
        {/* preview-start */}
        <BarPlot borderRadius={4} />
        <LinePlot />
        <MarkPlot />
        <ChartsReferenceLine
          axisId="margin"
          y={20}
          label="Target 20%"
          labelAlign="start"
          labelStyle={{ fontSize: 12 }}
          lineStyle={{ strokeDasharray: '6 4' }}
        />
        <ChartsXAxis />
        <ChartsYAxis axisId="revenue" />
        <ChartsYAxis axisId="margin" />
        {/* preview-end */}
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}

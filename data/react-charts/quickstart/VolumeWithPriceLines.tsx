import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { tradingDays } from '../dataset/shares';

const euros = (value: number | null) => (value === null ? '' : `€${value.toFixed(2)}`);

export default function VolumeWithPriceLines() {
  return (
    <ChartContainer
      height={300}
      margin={{ left: 0, right: 0 }}
      aria-label="Shares sold each day, with the lowest and highest price"
      dataset={tradingDays}
      xAxis={[{ id: 'days', scaleType: 'band', dataKey: 'day' }]}
      yAxis={[
        { id: 'price', position: 'left', min: 20, label: 'Price (€)' },
        { id: 'volume', position: 'right', max: 1600, label: 'Sold (thousands)' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'volume', dataKey: 'volume', label: 'Sold', color: '#90a4ae' },
        {
          type: 'line',
          yAxisId: 'price',
          dataKey: 'high',
          label: 'High',
          color: '#43a047',
          valueFormatter: euros,
        },
        {
          type: 'line',
          yAxisId: 'price',
          dataKey: 'low',
          label: 'Low',
          color: '#f4511e',
          valueFormatter: euros,
        },
      ]}
    >
      {/* preview-start */}
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis axisId="days" />
      <ChartsYAxis axisId="price" />
      <ChartsYAxis axisId="volume" />
      <ChartsTooltip trigger="axis" />
      {/* preview-end */}
    </ChartContainer>
  );
}

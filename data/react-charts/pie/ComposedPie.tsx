import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PiePlot } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

export default function ComposedPie() {
  return (
    /* preview-start */
    <ChartDataProvider
      height={220}
      margin={5}
      series={[{ type: 'pie', data: waste, valueFormatter: kilograms }]}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
    >
      <ChartsSurface aria-label="Waste by material">
        <PiePlot />
      </ChartsSurface>
      <ChartsLegend sx={{ mt: 2, justifyContent: 'center' }} />
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
    /* preview-end */
  );
}

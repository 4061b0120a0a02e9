import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons, millions } from '../dataset/coffee';

export default function RedValues() {
  return (
    <LineChart
      height={240}
      aria-label="Coffee exports by season"
      dataset={coffeeSeasons}
      xAxis={[{ dataKey: 'season', scaleType: 'point', valueFormatter: String }]}
      yAxis={[{ width: 60 }]}
      series={[
        { dataKey: 'brazil', label: 'Brazil', valueFormatter: millions },
        { dataKey: 'vietnam', label: 'Vietnam', valueFormatter: millions },
      ]}
      /* preview-start */
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { borderRadius: 1, borderColor: 'error.main' },
            [`& td.${chartsTooltipClasses.valueCell}`]: { color: 'error.main', fontWeight: 700 },
            '& caption': { fontStyle: 'italic' },
          },
        },
      }}
      /* preview-end */
    />
  );
}

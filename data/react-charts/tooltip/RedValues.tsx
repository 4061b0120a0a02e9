import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons, millions } from '../dataset/coffee';

export default function RedValues() {
  return (
    <LineChart
      height={240}
      title="Coffee exports by season"
      dataset={coffeeSeasons}
      xAxis={[{ dataKey: 'season', tickMinStep: 1, valueFormatter: String }]}
      yAxis={[{ width: 55 }]}
      series={[
        { dataKey: 'brazil', label: 'Brazil', valueFormatter: millions },
        { dataKey: 'vietnam', label: 'Vietnam', valueFormatter: millions },
      ]}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { borderRadius: 0, borderColor: 'error.main' },
            [`& .${chartsTooltipClasses.valueCell}`]: { color: 'error.main', fontWeight: 700 },
            '& caption': { fontStyle: 'italic' },
          },
        },
      }}
    />
  );
}

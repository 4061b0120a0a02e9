import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { bakeryDays, breads } from '../dataset/bakery';

export default function RestyledAxes() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold by day"
      grid={{ horizontal: true }}
      xAxis={[{ data: bakeryDays, disableTicks: true, tickLabelStyle: { fontWeight: 700 } }]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={breads.slice(0, 2)}
      /* preview-start */
      sx={{
        [`& .${axisClasses.directionX} .${axisClasses.line}`]: {
          stroke: '#a1887f',
          strokeWidth: 3,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${barElementClasses.root}`]: {
          fillOpacity: 0.35,
          stroke: 'currentColor',
          strokeWidth: 2,
        },
      }}
      /* preview-end */
    />
  );
}

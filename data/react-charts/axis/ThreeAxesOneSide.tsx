import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const axisColor = (id: string, color: string) => ({
  [`& .${axisClasses.id}-${id}`]: {
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: color, strokeWidth: 2 },
  },
});

export default function ThreeAxesOneSide() {
  return (
    <LineChart
      height={320}
      aria-label="Temperature, acidity, and carbon dioxide of a fermentation"
      margin={{ right: 0 }}
      dataset={fermentation}
      xAxis={[
        { dataKey: 'time', scaleType: 'time', domainLimit: 'strict', valueFormatter: dayOrHour },
      ]}
      colors={['#90a4ae', '#ef6c00', '#1e88e5']}
      sx={[
        axisColor('gas', '#90a4ae'),
        axisColor('celsius', '#ef6c00'),
        axisColor('acidity', '#1e88e5'),
      ]}
      /* preview-start */
      yAxis={[
        { id: 'celsius', label: 'Temperature (°C)', width: 55 },
        { id: 'acidity', position: 'right', label: 'pH', width: 50 },
        { id: 'gas', position: 'right', label: 'CO₂ (l/h)', width: 60 },
      ]}
      series={[
        { yAxisId: 'gas', dataKey: 'gas', label: 'CO₂', area: true, showMark: false },
        { yAxisId: 'celsius', dataKey: 'temperature', label: 'Temperature', showMark: false },
        { yAxisId: 'acidity', dataKey: 'ph', label: 'pH', showMark: false },
      ]}
      /* preview-end */
    />
  );
}

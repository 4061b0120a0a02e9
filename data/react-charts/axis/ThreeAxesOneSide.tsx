import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function ThreeAxesOneSide() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={300}
        title="Temperature, acidity, and carbon dioxide of a fermentation"
        margin={{ right: 0 }}
        dataset={fermentation}
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: dayOrHour,
          },
        ]}
        yAxis={[
          { id: 'celsius', position: 'left', label: '°C', width: 50 },
          { id: 'acidity', position: 'right', label: 'pH', width: 50 },
          { id: 'gas', position: 'right', label: 'CO₂ (l/h)', width: 56 },
        ]}
        series={[
          { yAxisId: 'celsius', dataKey: 'temperature', label: '°C', showMark: false },
          { yAxisId: 'acidity', dataKey: 'ph', label: 'pH', showMark: false },
          { yAxisId: 'gas', dataKey: 'gas', label: 'CO₂', showMark: false },
        ]}
      />
      {/* preview-end */}
    </>
  );
}

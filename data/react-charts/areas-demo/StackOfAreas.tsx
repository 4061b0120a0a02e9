import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

/* preview-start */
const layer = { stack: 'power', area: true, showMark: false, valueFormatter: terawattHours };

export default function StackOfAreas() {
  return (
    <LineChart
      dataset={electricityYears}
      series={[
        { dataKey: 'coal', label: 'Coal', ...layer, color: '#8a8f98' },
        { dataKey: 'gas', label: 'Gas', ...layer, color: '#D55E00' },
        { dataKey: 'wind', label: 'Wind', ...layer, color: '#0072B2' },
        { dataKey: 'solar', label: 'Solar', ...layer, color: '#E69F00' },
      ]}
      /* preview-end */
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      yAxis={[{ label: 'Terawatt-hours', width: 55 }]}
      height={300}
      aria-label="Electricity by source from 2006 to 2024"
    />
  );
}

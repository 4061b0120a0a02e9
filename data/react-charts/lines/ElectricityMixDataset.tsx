import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

const layer = { area: true, stack: 'total', showMark: false, valueFormatter: terawattHours };

export default function ElectricityMixDataset() {
  return (
    <LineChart
      height={300}
      aria-label="Electricity by source from 2006 to 2024"
      colors={['#78909c', '#ef6c00', '#26a69a', '#fbc02d']}
      yAxis={[{ label: 'Terawatt-hours', width: 60 }]}
      /* preview-start */
      // Rows such as { year: new Date(2024, 0, 1), coal: 96, gas: 78, wind: 137, solar: 74 }
      dataset={electricityYears}
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      series={[
        { dataKey: 'coal', label: 'Coal', ...layer },
        { dataKey: 'gas', label: 'Gas', ...layer },
        { dataKey: 'wind', label: 'Wind', ...layer },
        { dataKey: 'solar', label: 'Solar', ...layer },
      ]}
      /* preview-end */
    />
  );
}

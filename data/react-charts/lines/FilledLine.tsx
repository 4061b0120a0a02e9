import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

export default function FilledLine() {
  return (
    <LineChart
      height={240}
      aria-label="Electricity from solar from 2006 to 2024"
      dataset={electricityYears}
      xAxis={[
        { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
      ]}
      /* preview-start */
      series={[
        {
          dataKey: 'solar',
          label: 'Solar',
          color: '#fbc02d',
          area: true,
          showMark: false,
          valueFormatter: terawattHours,
        },
      ]}
      /* preview-end */
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, terawattHours, yearOf } from '../dataset/electricity';

export default function ElectricityMixDataset() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={300}
        title="Electricity by source from 2006 to 2024"
        dataset={electricityYears}
        xAxis={[
          { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
        ]}
        yAxis={[{ label: 'Terawatt-hours', width: 60 }]}
        series={fuels.map((fuel) => ({
          ...fuel,
          area: true,
          stack: 'total',
          showMark: false,
          valueFormatter: terawattHours,
        }))}
      />
      {/* preview-end */}
    </>
  );
}

import { RadarChart } from '@mui/x-charts/RadarChart';

const units = ['km', 'Nm', 'kg', 'hours', 'kg'];

const withUnit = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${units[dataIndex] ?? ''}`;

export default function MetricRanges() {
  return (
    <RadarChart
      height={300}
      role="img"
      aria-label="Range, torque, weight, charging time, and load of two e-bikes"
      /* preview-start */
      radar={{
        metrics: [
          { name: 'Range', max: 160 },
          { name: 'Torque', min: 30, max: 90 },
          { name: 'Weight', min: 40, max: 15 }, // lighter is better
          { name: 'Charging', min: 8, max: 2 }, // faster is better
          { name: 'Load', min: 100, max: 220 },
        ],
      }}
      /* preview-end */
      series={[
        {
          label: 'Ridge Trail',
          data: [95, 85, 24, 3.5, 130],
          valueFormatter: withUnit,
          color: '#c2571a',
          fillArea: true,
        },
        {
          label: 'Mule Cargo',
          data: [140, 80, 36, 6, 210],
          valueFormatter: withUnit,
          color: '#2e8b57',
          fillArea: true,
        },
      ]}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';

const percent = (value: number) => `${Math.round(value * 100)}%`;

export default function SharesOfHundred() {
  return (
    <BarChart
      height={280}
      aria-label="Shares of bike types in the thousand rides of each city"
      /* preview-start */
      layout="horizontal"
      yAxis={[{ data: ['Bergen', 'Lyon', 'Porto', 'Utrecht'], width: 64 }]}
      xAxis={[{ valueFormatter: percent, max: 1 }]}
      series={[
        { label: 'Classic bikes', data: [71, 52, 38, 96], stack: 'rides', stackOffset: 'expand' },
        { label: 'E-bikes', data: [96, 61, 88, 44], stack: 'rides', stackOffset: 'expand' },
        { label: 'Cargo bikes', data: [12, 9, 5, 31], stack: 'rides', stackOffset: 'expand' },
      ]}
      /* preview-end */
      colors={['#0072B2', '#D55E00', '#009E73']}
    />
  );
}

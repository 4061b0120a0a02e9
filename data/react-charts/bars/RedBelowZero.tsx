import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { bikesMoved, weekdays } from '../dataset/bikeRides';

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);

export default function RedBelowZero() {
  const { error, success } = useTheme().palette;

  return (
    <BarChart
      height={260}
      aria-label="Bikes that vans brought to or took from Central Station on each weekday"
      /* preview-start */
      xAxis={[{ data: weekdays }]}
      yAxis={[
        {
          min: -50,
          valueFormatter: signed,
          colorMap: { type: 'piecewise', thresholds: [0], colors: [error.main, success.main] },
        },
      ]}
      series={[{ data: bikesMoved, label: 'Bikes moved' }]}
      borderRadius={8}
      grid={{ horizontal: true }}
      /* preview-end */
      hideLegend
    />
  );
}

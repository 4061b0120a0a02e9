import { BarChart } from '@mui/x-charts/BarChart';

export default function QuarterlyBarsAtAGlance() {
  return (
    <BarChart
      height={260}
      title="Power produced by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'Hydro', data: [18, 24, 15, 20] },
        { label: 'Wind', data: [31, 22, 19, 34] },
        { label: 'Solar', data: [9, 27, 30, 8] },
        { label: 'Gas', data: [33, 12, 16, 29] },
      ]}
    />
  );
}

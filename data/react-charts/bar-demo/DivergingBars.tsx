import { BarChart } from '@mui/x-charts/BarChart';

const questions = ['Easy to unlock', 'Bikes nearby', 'Fair price', 'Clean bikes'];
const percent = (value: number | null) => `${Math.abs(value ?? 0)}%`;
const answer = { stack: 'answers', valueFormatter: percent };

export default function DivergingBars() {
  return (
    <BarChart
      height={300}
      aria-label="How far members agree with four statements"
      layout="horizontal"
      yAxis={[{ data: questions, width: 100, disableLine: true, disableTicks: true }]}
      /* preview-start */
      xAxis={[{ valueFormatter: percent, min: -60, max: 100 }]}
      series={[
        { ...answer, label: 'Disagree', data: [-8, -19, -24, -22], color: '#E9A15B' },
        { ...answer, label: 'Strongly disagree', data: [-3, -12, -17, -9], color: '#B84A00' },
        { ...answer, label: 'Agree', data: [38, 41, 35, 44], color: '#6BAED6' },
        { ...answer, label: 'Strongly agree', data: [51, 28, 24, 25], color: '#0072B2' },
      ]}
      /* preview-end */
    />
  );
}

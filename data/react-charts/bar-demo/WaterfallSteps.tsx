import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { step: 'Jan 1', base: null, total: 420, up: null, down: null },
  { step: 'Joined', base: 420, total: null, up: 180, down: null },
  { step: 'Came\nback', base: 600, total: null, up: 60, down: null },
  { step: 'Left', base: 570, total: null, up: null, down: 90 },
  { step: 'Moved', base: 535, total: null, up: null, down: 35 },
  { step: 'Jun 30', base: null, total: 535, up: null, down: null },
];
const gain = (value: number | null) => (value === null ? null : `+${value}`);
const loss = (value: number | null) => (value === null ? null : `−${value}`);

export default function WaterfallSteps() {
  return (
    <BarChart
      height={300}
      aria-label="From 420 members in January to 535 in June"
      dataset={steps}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8 }}
      yAxis={[{ width: 36 }]}
      /* preview-start */
      xAxis={[
        { dataKey: 'step', height: 40, disableTicks: true, tickLabelStyle: { fontSize: 11 } },
      ]}
      series={[
        { dataKey: 'base', stack: 'm', color: 'transparent', valueFormatter: () => null },
        { dataKey: 'total', stack: 'm', color: '#8a8f98', label: 'Total' },
        { dataKey: 'up', stack: 'm', color: '#0072B2', label: 'Gained', valueFormatter: gain },
        { dataKey: 'down', stack: 'm', color: '#D55E00', label: 'Lost', valueFormatter: loss },
      ]}
      /* preview-end */
    />
  );
}

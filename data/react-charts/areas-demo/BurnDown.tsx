import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon 2', 'Tue 2', 'Wed 2', 'Thu 2', 'Fri 2'];

const plan = days.map((_, index) => 180 - 20 * index);

export default function BurnDown() {
  return (
    <LineChart
      height={280}
      aria-label="Hours of work left in a project against its plan"
      xAxis={[{ data: days, scaleType: 'point', valueFormatter: (day: string) => day.slice(0, 3) }]}
      yAxis={[{ label: 'Hours left' }]}
      /* preview-start */
      series={[
        {
          label: 'Left',
          data: [180, 172, 160, 151, 128, 96, 88],
          area: true,
          curve: 'stepAfter',
          showMark: false,
          color: '#6BAED6',
        },
        { id: 'plan', label: 'Plan', data: plan, showMark: false, color: '#D55E00' },
      ]}
      /* preview-end */
      sx={{
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4, filter: 'none' },
        [`& .${lineElementClasses.root}[data-series="plan"]`]: { strokeDasharray: '6 5' },
      }}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { launchDate, launchPeriod, launchTasks, teams } from '../dataset/launchPlan';

const valueFormatter = (days: number | null, { dataIndex }: { dataIndex: number }) =>
  days === null ? null : launchPeriod(dataIndex);

export default function ScheduleFromBars() {
  return (
    <BarChart
      height={340}
      aria-label="Schedule of a product launch by team"
      layout="horizontal"
      yAxis={[{ data: launchTasks.map(({ name }) => name), width: 84 }]}
      xAxis={[{ max: 40, valueFormatter: launchDate }]}
      /* preview-start */
      series={[
        {
          data: launchTasks.map(({ start }) => start),
          stack: 'plan',
          color: 'transparent',
          valueFormatter: () => null,
        },
        ...teams.map(({ team, color }) => ({
          label: team,
          data: launchTasks.map((task) => (task.team === team ? task.days : null)),
          stack: 'plan',
          color,
          valueFormatter,
        })),
      ]}
      /* preview-end */
      borderRadius={4}
      grid={{ vertical: true }}
    />
  );
}

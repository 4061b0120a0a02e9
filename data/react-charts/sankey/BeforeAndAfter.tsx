import { BarChart } from '@mui/x-charts/BarChart';

const percent = (value: number | null) => (value === null ? '' : `${value}%`);

export default function BeforeAndAfter() {
  return (
    <BarChart
      height={320}
      aria-label="Plans of customers before and after the change of prices, in percent"
      /* preview-start */
      xAxis={[{ data: ['January', 'June'], categoryGapRatio: 0.5 }]}
      series={[
        { label: 'Free', data: [58, 41], stack: 'plan', color: '#90a4ae' },
        { label: 'Team', data: [31, 38], stack: 'plan', color: '#42a5f5' },
        { label: 'Business', data: [11, 21], stack: 'plan', color: '#b39ddb' },
      ]}
      /* preview-end */
      yAxis={[{ max: 100, valueFormatter: percent }]}
      barLabel={({ value }) => percent(value)}
      sx={{ '& .MuiBarLabel-root': { fontWeight: 600, fill: '#102027' } }}
    />
  );
}

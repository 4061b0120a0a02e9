import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function TargetColors() {
  return (
    <BarChart
      height={260}
      aria-label="Rye loaves sold by day against the target of 60"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[{ label: 'Rye', data: [64, 58, 61, 70, 92, 118, 40] }]}
      borderRadius={6}
      hideLegend
      /* preview-start */
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [60, 100],
            colors: ['#e53935', '#fbc02d', '#43a047'],
          },
        },
      ]}
      /* preview-end */
    >
      <ChartsReferenceLine
        y={60}
        label="Target"
        labelAlign="end"
        lineStyle={{ strokeDasharray: '5 4' }}
      />
    </BarChart>
  );
}

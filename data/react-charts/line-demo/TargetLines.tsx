import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function TargetLines() {
  return (
    <LineChart
      height={280}
      aria-label="Water use of a city by day, with its limit and the start of the watering ban"
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 80, label: 'Million liters' }]}
      series={[{ label: 'Water use', data: [58, 63, 69, 66, 54, 47, 44], color: '#0072B2' }]}
      hideLegend
    >
      {/* preview-start */}
      <ChartsReferenceLine
        y={60}
        label="Limit"
        labelAlign="end"
        labelStyle={{ fontSize: 13 }}
        lineStyle={{ stroke: '#D55E00', strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x="Thu"
        label="Watering ban"
        labelAlign="start"
        labelStyle={{ fontSize: 13 }}
      />
      {/* preview-end */}
    </LineChart>
  );
}

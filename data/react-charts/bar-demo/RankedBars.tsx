import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { stations } from '../dataset/bikeRides';

/* preview-start */
function LabelAtEnd(props: BarLabelProps) {
  return <BarLabel {...props} x={props.x + props.width} width={44} />;
}

export default function RankedBars() {
  return (
    <BarChart
      dataset={stations}
      layout="horizontal"
      yAxis={[{ dataKey: 'station', width: 132, disableLine: true, disableTicks: true }]}
      xAxis={[{ max: 1_300, position: 'none' }]}
      series={[{ dataKey: 'departures', label: 'Departures', color: '#0072B2' }]}
      barLabel="value"
      slots={{ barLabel: LabelAtEnd }}
      /* preview-end */
      height={280}
      aria-label="Departures from the busiest stations"
      borderRadius={4}
      hideLegend
      margin={{ left: 0, right: 0, top: 8, bottom: 8 }}
    />
  );
}

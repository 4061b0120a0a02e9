import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

/* preview-start */
function LabelOnTop(props: BarLabelProps) {
  return <BarLabel {...props} y={props.y - 24} height={24} />;
}

export default function LabelsOnTop() {
  return (
    <BarChart
      height={280}
      aria-label="Rides of members on four days"
      barLabel="value"
      slots={{ barLabel: LabelOnTop }}
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[{ max: 550 }]}
      series={[{ data: [447, 390, 186, 142], label: 'Members' }]}
    />
    /* preview-end */
  );
}

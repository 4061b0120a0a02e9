import { BarChart } from '@mui/x-charts/BarChart';

/* preview-start */
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function FadeOthers() {
  return (
    <BarChart
      height={260}
      aria-label="Rides on four days by members and guests"
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Members', data: [447, 390, 186, 142], highlightScope },
        { label: 'Guests', data: [117, 203, 341, 318], highlightScope },
      ]}
    />
  );
}
/* preview-end */

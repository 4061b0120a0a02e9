import { PieChart } from '@mui/x-charts/PieChart';

export default function ThreeSlices() {
  return (
    /* preview-start */
    <PieChart
      height={220}
      aria-label="Treatment of a town's waste, in kilograms per resident"
      series={[
        {
          data: [
            { id: 'incinerated', value: 148, label: 'Incinerated' },
            { id: 'composted', value: 112, label: 'Composted' },
            { id: 'recycled', value: 129, label: 'Recycled' },
          ],
        },
      ]}
    />
    /* preview-end */
  );
}

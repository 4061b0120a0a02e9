import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacksOneFree() {
  return (
    /* preview-start */
    <BarChart
      height={260}
      aria-label="Records sold, in thousands: vinyl and cassettes stacked, CDs separate"
      xAxis={[{ data: ['1985', '1990', '1995', '2000'] }]}
      colors={['#ef6c00', '#ab47bc', '#3f6fd8']}
      series={[
        { label: 'Vinyl', data: [92, 34, 12, 8], stack: 'analog' },
        { label: 'Cassettes', data: [110, 128, 74, 22], stack: 'analog' },
        { label: 'CDs', data: [4, 62, 140, 182] },
      ]}
    />
    /* preview-end */
  );
}

import { PieChart } from '@mui/x-charts/PieChart';

export default function PieLegend() {
  return (
    /* preview-start */
    <PieChart
      height={220}
      aria-label="Days of a year by weather"
      series={[
        {
          data: [
            { id: 'sun', label: 'Sunny', value: 121, color: '#ffb300' },
            { id: 'cloud', label: 'Cloudy', value: 138, color: '#90a4ae' },
            { id: 'rain', label: 'Rainy', value: 85, color: '#1e88e5' },
            { id: 'snow', label: 'Snowy', value: 21, color: '#80deea' },
          ],
        },
      ]}
    />
    /* preview-end */
  );
}

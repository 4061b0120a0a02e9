import { PieChart } from '@mui/x-charts/PieChart';

export default function SliceColors() {
  return (
    <PieChart
      height={220}
      aria-label="Waste by material, with plastics highlighted"
      /* preview-start */
      colors={['#546e7a', '#78909c', '#90a4ae', '#b0bec5']}
      series={[
        {
          data: [
            { id: 'residual', label: 'Residual', value: 148 },
            { id: 'organic', label: 'Organic', value: 112 },
            { id: 'paper', label: 'Paper', value: 64 },
            { id: 'plastics', label: 'Plastics', value: 33, color: '#e53935' },
          ],
        },
      ]}
      /* preview-end */
    />
  );
}

import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

export default function Doughnut() {
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <PieChart
        height={220}
        title="Waste by material"
        series={[
          {
            data: waste,
            innerRadius: '60%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: kilograms,
          },
        ]}
      />
    </Box>
  );
}

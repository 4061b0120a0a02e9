import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { shareOfWaste, waste } from '../dataset/townWaste';

export default function SharesOnSlices() {
  const [minAngle, setMinAngle] = React.useState(20);

  return (
    <>
      {/* preview-start */}
      <PieChart
        height={240}
        title="Waste by material, in percent"
        series={[
          {
            data: waste,
            arcLabel: ({ value }) => shareOfWaste(value),
            arcLabelMinAngle: minAngle,
            arcLabelRadius: '70%',
            valueFormatter: ({ value }) => `${value} kg (${shareOfWaste(value)})`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
      />
      {/* preview-end */}
      <Typography variant="body2" sx={{ mt: 2, fontFamily: 'monospace' }}>
        arcLabelMinAngle: {minAngle}
      </Typography>
      <Slider
        aria-label="arcLabelMinAngle"
        min={0}
        max={60}
        step={5}
        value={minAngle}
        onChange={(_event, value) => setMinAngle(value)}
        sx={{ inlineSize: 'min(100%, 300px)' }}
      />
    </>
  );
}

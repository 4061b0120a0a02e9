import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

const total = waste.reduce((sum, { value }) => sum + value, 0);

export default function SharesOnSlices() {
  const [arcLabelMinAngle, setArcLabelMinAngle] = React.useState(20);

  return (
    <>
      <PieChart
        height={240}
        aria-label="Waste by material, in percent"
        /* preview-start */
        series={[
          {
            data: waste,
            arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
            arcLabelMinAngle,
            arcLabelRadius: '70%',
            valueFormatter: kilograms,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
        /* preview-end */
      />
      <Typography variant="body2" sx={{ mt: 2, fontFamily: 'monospace' }}>
        arcLabelMinAngle: {arcLabelMinAngle}
      </Typography>
      <Slider
        aria-label="arcLabelMinAngle"
        min={0}
        max={60}
        step={5}
        value={arcLabelMinAngle}
        onChange={(_event, value) => setArcLabelMinAngle(value)}
        sx={{ inlineSize: 'min(100%, 300px)' }}
      />
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { waste } from '../dataset/townWaste';

const knobs = [
  { name: 'innerRadius', max: 100, unit: '%' },
  { name: 'outerRadius', max: 100, unit: '%' },
  { name: 'arcLabelRadius', max: 100, unit: '%' },
  { name: 'cornerRadius', max: 20, unit: '' },
  { name: 'paddingAngle', max: 20, unit: '' },
  { name: 'startAngle', max: 360, unit: '', min: -360 },
  { name: 'endAngle', max: 360, unit: '', min: -360 },
  { name: 'cx', max: 100, unit: '%' },
  { name: 'cy', max: 100, unit: '%' },
] as const;
type Knob = (typeof knobs)[number]['name'];

export default function ShapeTuner() {
  const [values, setValues] = React.useState<Record<Knob, number>>({
    innerRadius: 30,
    outerRadius: 90,
    arcLabelRadius: 60,
    cornerRadius: 6,
    paddingAngle: 3,
    startAngle: -45,
    endAngle: 225,
    cx: 50,
    cy: 50,
  });
  const { innerRadius, outerRadius, arcLabelRadius, cx, cy, ...inPixelsAndDegrees } = values;
  const { cornerRadius, paddingAngle, startAngle, endAngle } = inPixelsAndDegrees;

  return (
    <>
      <PieChart
        height={240}
        aria-label="Waste by material"
        hideLegend
        skipAnimation
        /* preview-start */
        series={[
          {
            data: waste,
            arcLabel: 'value',
            innerRadius: `${innerRadius}%`,
            outerRadius: `${outerRadius}%`,
            arcLabelRadius: `${arcLabelRadius}%`,
            cornerRadius,
            paddingAngle,
            startAngle,
            endAngle,
            cx: `${cx}%`,
            cy: `${cy}%`,
          },
        ]}
        /* preview-end */
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
          columnGap: 3,
          px: 1,
        }}
      >
        {knobs.map(({ name, unit, ...range }) => (
          <Box key={name}>
            <Typography sx={{ fontFamily: 'monospace', fontSize: 12, lineHeight: '18px' }}>
              {name}
              <br />
              <span dir="ltr">{`${values[name]}${unit}`}</span>
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              {...range}
              value={values[name]}
              onChange={(_event, value) => setValues({ ...values, [name]: value })}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

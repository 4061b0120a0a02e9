import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const ranges = {
  startAngle: { min: -180, max: 0, unit: '' },
  endAngle: { min: 0, max: 360, unit: '' },
  innerRadius: { min: 10, max: 95, unit: '%' },
  outerRadius: { min: 50, max: 100, unit: '%' },
  cornerRadius: { min: 0, max: 50, unit: '%' },
};
const names = Object.keys(ranges) as Array<keyof typeof ranges>;

export default function ArcTuner() {
  const [arc, setArc] = React.useState({
    startAngle: -120,
    endAngle: 120,
    innerRadius: 75,
    outerRadius: 100,
    cornerRadius: 50,
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', bgcolor: 'action.hover' }}>
        {/* preview-start */}
        <Gauge
          height={240}
          value={62}
          startAngle={arc.startAngle}
          endAngle={arc.endAngle}
          innerRadius={`${arc.innerRadius}%`}
          outerRadius={`${arc.outerRadius}%`}
          cornerRadius={`${arc.cornerRadius}%`}
          aria-label="Battery charge in percent"
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ flex: '1 1 200px', px: 1 }}>
        {names.map((name) => (
          <Box key={name}>
            <Typography variant="body2">
              {name}: <bdi>{`${arc[name]}${ranges[name].unit}`}</bdi>
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              min={ranges[name].min}
              max={ranges[name].max}
              value={arc[name]}
              onChange={(_event, value) => setArc({ ...arc, [name]: value })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

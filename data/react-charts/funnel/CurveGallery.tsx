import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
  type FunnelCurveType,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

const curves = ['linear', 'linear-sharp', 'bump', 'pyramid', 'step', 'step-pyramid'] as const;

export default function CurveGallery() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);
  const sliders = [
    { name: 'gap', value: gap, set: setGap },
    { name: 'borderRadius', value: borderRadius, set: setBorderRadius },
  ];

  return (
    <>
      {/* preview-start */}
      <FunnelChart
        height={280}
        hideLegend
        role="img"
        aria-label="From viewing tickets to visiting the museum"
        gap={gap}
        series={[{ curve, borderRadius, data: ticketSteps }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, px: 2 }}>
        <TextField
          select
          size="small"
          label="curve"
          sx={{ inlineSize: 150, my: 1 }}
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {sliders.map(({ name, value, set }) => (
          <Box key={name} sx={{ flex: '1 1 120px' }}>
            <Typography variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              max={30}
              value={value}
              onChange={(_event, next) => set(next)}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

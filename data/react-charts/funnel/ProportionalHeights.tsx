import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

const categories = ticketSteps.map(({ label }) => label);

export default function ProportionalHeights() {
  const [scaleType, setScaleType] = React.useState<'band' | 'linear'>('linear');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="scaleType"
        value={scaleType}
        onChange={(_event, value: typeof scaleType | null) => setScaleType(value ?? scaleType)}
      >
        <ToggleButton value="band" sx={{ textTransform: 'none', px: 2 }}>
          band
        </ToggleButton>
        <ToggleButton value="linear" sx={{ textTransform: 'none', px: 2 }}>
          linear
        </ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <FunnelChart
        height={300}
        hideLegend
        role="img"
        aria-label="Steps of the ticket shop"
        categoryAxis={{ categories, scaleType, position: 'left', size: 104 }}
        series={[{ curve: 'step', data: ticketSteps }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      />
      {/* preview-end */}
    </>
  );
}

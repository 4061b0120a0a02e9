import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function FilledOrOutlined() {
  const [variant, setVariant] = React.useState<'filled' | 'outlined'>('outlined');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="variant"
        value={variant}
        onChange={(_event, value: typeof variant | null) => setVariant(value ?? variant)}
      >
        <ToggleButton value="filled" sx={{ textTransform: 'none', px: 2 }}>
          filled
        </ToggleButton>
        <ToggleButton value="outlined" sx={{ textTransform: 'none', px: 2 }}>
          outlined
        </ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <FunnelChart
        height={280}
        hideLegend
        role="img"
        aria-label="From viewing tickets to visiting the museum"
        gap={4}
        series={[{ variant, data: ticketSteps, sectionLabel: false }]}
      />
      {/* preview-end */}
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function LabelPlace() {
  const [vertical, setVertical] = React.useState<'top' | 'middle' | 'bottom'>('middle');
  const [horizontal, setHorizontal] = React.useState<'start' | 'center' | 'end'>('start');

  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="vertical"
          sx={{ inlineSize: 120 }}
          value={vertical}
          onChange={(event) => setVertical(event.target.value as typeof vertical)}
        >
          <MenuItem value="top">top</MenuItem>
          <MenuItem value="middle">middle</MenuItem>
          <MenuItem value="bottom">bottom</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="horizontal"
          sx={{ inlineSize: 120 }}
          value={horizontal}
          onChange={(event) => setHorizontal(event.target.value as typeof horizontal)}
        >
          <MenuItem value="start">start</MenuItem>
          <MenuItem value="center">center</MenuItem>
          <MenuItem value="end">end</MenuItem>
        </TextField>
      </Box>
      <FunnelChart
        height={280}
        hideLegend
        role="img"
        aria-label="From viewing tickets to visiting the museum"
        /* preview-start */
        series={[
          {
            curve: 'step',
            data: ticketSteps,
            sectionLabel: {
              position: { vertical, horizontal },
              offset: { x: -10, y: { top: -6, middle: 0, bottom: 6 }[vertical] },
            },
          },
        ]}
        /* preview-end */
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      />
    </>
  );
}

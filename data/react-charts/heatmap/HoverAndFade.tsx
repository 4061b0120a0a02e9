import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

export default function HoverAndFade() {
  const [highlight, setHighlight] = React.useState<HighlightOptions>('item');
  const [fade, setFade] = React.useState<FadeOptions>('global');

  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="highlight"
          sx={{ inlineSize: 120 }}
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as HighlightOptions)}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="item">item</MenuItem>
          <MenuItem value="series">series</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          sx={{ inlineSize: 120 }}
          value={fade}
          onChange={(event) => setFade(event.target.value as FadeOptions)}
        >
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="series">series</MenuItem>
          <MenuItem value="global">global</MenuItem>
        </TextField>
      </Box>
      <div role="figure" aria-label="Visitors in the museum by hour and day">
        <Heatmap
          height={280}
          xAxis={[{ data: openHours, valueFormatter: (hour: string) => `${hour}:00` }]}
          yAxis={[{ data: openDays, width: 40 }]}
          zAxis={[{ colorMap: { type: 'continuous', max: 400, color: ['#cfe8fc', '#0b4f9c'] } }]}
          /* preview-start */
          series={[{ label: 'Visitors', data: crowd, highlightScope: { highlight, fade } }]}
          sx={{
            '& .Charts-faded': { opacity: 0.4 },
            '& .Charts-highlighted': { filter: 'brightness(1.1)' },
          }}
          /* preview-end */
        />
      </div>
    </>
  );
}

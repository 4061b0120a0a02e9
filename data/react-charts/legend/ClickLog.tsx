import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { skies } from '../dataset/weather';

export default function ClickLog() {
  const [clicked, setClicked] = React.useState<SeriesLegendItemContext>();

  return (
    <>
      <PieChart
        height={200}
        title="Days of a year by weather"
        series={[{ id: 'year', data: skies }]}
        slotProps={{
          legend: {
            onItemClick: (_event: unknown, item: SeriesLegendItemContext) => setClicked(item),
          },
        }}
      />
      <Box
        component="pre"
        role="status"
        dir="ltr"
        sx={{ m: 0, minBlockSize: '4lh', fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {clicked ? JSON.stringify(clicked).replaceAll(',', ', ') : 'Click a name in the legend.'}
      </Box>
    </>
  );
}

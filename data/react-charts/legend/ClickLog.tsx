import * as React from 'react';
import Typography from '@mui/material/Typography';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import { skies } from '../dataset/weather';

export default function ClickLog() {
  const [clicked, setClicked] = React.useState<SeriesLegendItemContext>();

  return (
    <>
      <PieChart
        height={200}
        aria-label="Days of a year by weather"
        series={[{ id: 'year', data: skies }]}
        /* preview-start */
        slotProps={{
          legend: {
            onItemClick: (_event: unknown, item: SeriesLegendItemContext) => setClicked(item),
          },
        }}
        /* preview-end */
      />
      <Typography variant="body2" role="status" dir="auto" sx={{ mt: 1, textAlign: 'center' }}>
        {clicked
          ? `${clicked.label}: itemId "${clicked.itemId}" in series "${clicked.seriesId}"`
          : 'Click an item in the legend.'}
      </Typography>
    </>
  );
}

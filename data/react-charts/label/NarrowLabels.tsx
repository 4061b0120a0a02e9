import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { coffeeSeasons, seasonName } from '../dataset/coffee';

export default function NarrowLabels() {
  const [width, setWidth] = React.useState(280);
  const isNarrow = width < 400;

  return (
    <>
      <Typography variant="body2">Width of the chart: {width} px</Typography>
      <Slider
        aria-label="Width of the chart in pixels"
        min={260}
        max={600}
        step={20}
        value={width}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box sx={{ maxInlineSize: width }}>
        {/* preview-start */}
        <BarChart
          height={260}
          aria-label="Coffee exports of three countries, in millions of dollars"
          dataset={coffeeSeasons}
          xAxis={[{ dataKey: 'season', valueFormatter: seasonName }]}
          yAxis={[{ width: 50 }]}
          series={[
            { dataKey: 'brazil', label: (at) => (isNarrow && at === 'legend' ? 'BR' : 'Brazil') },
            { dataKey: 'vietnam', label: (at) => (isNarrow && at === 'legend' ? 'VN' : 'Vietnam') },
            {
              dataKey: 'colombia',
              label: (at) => (isNarrow && at === 'legend' ? 'CO' : 'Colombia'),
            },
          ]}
        />
        {/* preview-end */}
      </Box>
    </>
  );
}

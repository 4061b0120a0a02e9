import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const points = oaks.map(trunkAndHeight);

export default function NearestPoint() {
  const [radius, setRadius] = React.useState(25);
  const [isExact, setIsExact] = React.useState(false);

  return (
    <>
      <ScatterChart
        height={260}
        title="Oaks by trunk and height"
        voronoiMaxRadius={radius}
        disableVoronoi={isExact}
        series={[
          {
            data: points,
            label: 'Oaks',
            valueFormatter: treeSize,
            highlightScope: { highlight: 'item' },
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
            voronoiMaxRadius: {radius}
          </Typography>
          <Slider
            aria-label="voronoiMaxRadius"
            min={1}
            max={100}
            disabled={isExact}
            value={radius}
            onChange={(_event, value) => setRadius(value)}
          />
        </Box>
        <FormControlLabel
          control={<Switch checked={isExact} onChange={(_e, checked) => setIsExact(checked)} />}
          label="disableVoronoi"
        />
      </Box>
    </>
  );
}

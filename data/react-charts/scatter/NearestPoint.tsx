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
  const [voronoiMaxRadius, setVoronoiMaxRadius] = React.useState(25);
  const [disableVoronoi, setDisableVoronoi] = React.useState(false);

  return (
    <>
      <ScatterChart
        height={260}
        aria-label="Oaks by trunk and height"
        /* preview-start */
        voronoiMaxRadius={voronoiMaxRadius}
        disableVoronoi={disableVoronoi}
        series={[
          {
            label: 'Oaks',
            data: points,
            valueFormatter: treeSize,
            highlightScope: { highlight: 'item' },
          },
        ]}
        /* preview-end */
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
            voronoiMaxRadius: {voronoiMaxRadius}
          </Typography>
          <Slider
            aria-label="voronoiMaxRadius"
            min={1}
            max={100}
            disabled={disableVoronoi}
            value={voronoiMaxRadius}
            onChange={(_event, value) => setVoronoiMaxRadius(value)}
          />
        </Box>
        <FormControlLabel
          control={<Switch checked={disableVoronoi} onChange={(_e, on) => setDisableVoronoi(on)} />}
          label="disableVoronoi"
        />
      </Box>
    </>
  );
}

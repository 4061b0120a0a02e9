import * as React from 'react';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const trees = { oaks, lindens };

export default function ClickedDot() {
  const [clicked, setClicked] = React.useState('Click a point.');

  return (
    <>
      <ScatterChart
        height={260}
        aria-label="Trees by trunk and height"
        series={[
          {
            id: 'oaks',
            label: 'Oaks',
            data: oaks.map(trunkAndHeight),
            valueFormatter: treeSize,
          },
          {
            id: 'lindens',
            label: 'Lindens',
            data: lindens.map(trunkAndHeight),
            valueFormatter: treeSize,
          },
        ]}
        /* preview-start */
        voronoiMaxRadius={20}
        onItemClick={(_event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
          const tree = trees[seriesId as keyof typeof trees][dataIndex];
          setClicked(`${tree?.tag}: ${tree?.age} years old (data[${dataIndex}] of "${seriesId}")`);
        }}
        /* preview-end */
      />
      <Typography variant="body2" role="status" dir="auto" sx={{ mt: 1, textAlign: 'center' }}>
        {clicked}
      </Typography>
    </>
  );
}

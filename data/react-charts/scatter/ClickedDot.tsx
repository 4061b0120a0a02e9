import * as React from 'react';
import Box from '@mui/material/Box';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, trunkAndHeight } from '../dataset/parkTrees';

const trees = { oaks, lindens };

export default function ClickedDot() {
  const [lines, setLines] = React.useState(['click a dot']);

  return (
    <>
      <ScatterChart
        height={260}
        title="Trees by trunk and height"
        voronoiMaxRadius={20}
        series={[
          { id: 'oaks', label: 'Oaks', data: oaks.map(trunkAndHeight) },
          { id: 'lindens', label: 'Lindens', data: lindens.map(trunkAndHeight) },
        ]}
        onItemClick={(_event: unknown, identifier: ScatterItemIdentifier) => {
          const { seriesId, dataIndex } = identifier;
          const tree = trees[seriesId as keyof typeof trees][dataIndex];
          setLines([JSON.stringify(identifier), `${tree?.tag}, ${tree?.age} years old`]);
        }}
      />
      <Box
        role="status"
        dir="ltr"
        sx={{ mt: 1, minBlockSize: '4lh', fontFamily: 'monospace', fontSize: 13 }}
      >
        {lines.map((line) => (
          <Box key={line} sx={{ overflowWrap: 'anywhere' }}>
            {line.replaceAll(',', ', ')}
          </Box>
        ))}
      </Box>
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { treatment, waste } from '../dataset/townWaste';

export default function ClickedSlice() {
  const [lines, setLines] = React.useState(['click a slice']);

  return (
    <>
      <PieChart
        height={240}
        hideLegend
        title="Inside what becomes of waste, outside its material"
        series={[
          { id: 'treatment', data: treatment, outerRadius: '45%' },
          { id: 'material', data: waste, innerRadius: '55%' },
        ]}
        onItemClick={(_event, identifier, item) =>
          setLines([JSON.stringify(identifier), `${String(item.label)}: ${item.value} kg`])
        }
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

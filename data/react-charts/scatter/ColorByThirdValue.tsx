import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const trees = [...oaks, ...lindens];
const points = trees.map((tree) => ({ ...trunkAndHeight(tree), z: tree.age }));

const pair = (low: string, high: string): [string, string] => [low, high];
const maps = {
  x: {
    type: 'piecewise' as const,
    thresholds: [40, 65],
    colors: ['#00897b', '#f57c00', '#ab47bc'],
  },
  y: { type: 'continuous' as const, min: 5, max: 30, color: pair('#1e88e5', '#e53935') },
  z: { type: 'continuous' as const, min: 10, max: 110, color: pair('#43a047', '#ab47bc') },
};
const names = { x: 'x: steps of the trunk', y: 'y: height', z: 'z: age' };

export default function ColorByThirdValue() {
  const [chosen, setChosen] = React.useState<(keyof typeof maps)[]>(['z']);
  const mapOf = (axis: keyof typeof maps) =>
    chosen.includes(axis) ? { colorMap: maps[axis] } : undefined;

  return (
    <>
      <TextField
        select
        size="small"
        label="colorMap on"
        value={chosen}
        slotProps={{ select: { multiple: true } }}
        onChange={(event) => setChosen(event.target.value as unknown as typeof chosen)}
        sx={{ mb: 1, inlineSize: 'min(100%, 300px)' }}
      >
        {(['x', 'y', 'z'] as const).map((axis) => (
          <MenuItem key={axis} value={axis}>
            {names[axis]}
          </MenuItem>
        ))}
      </TextField>
      <ScatterChart
        height={280}
        title="Trees by trunk and height, colored by one more value"
        hideLegend
        xAxis={[{ label: 'Trunk (cm)', ...mapOf('x') }]}
        yAxis={[{ label: 'Height (m)', ...mapOf('y') }]}
        zAxis={[{ ...mapOf('z') }]}
        series={[{ data: points, markerSize: 6, valueFormatter: treeSize }]}
      />
    </>
  );
}

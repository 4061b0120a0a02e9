import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { strawberrySkyPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';
import { waste } from '../dataset/townWaste';

const uncolored = waste.map(({ id, label, value }) => ({ id, label, value }));
const oneAccent = uncolored.map((item) =>
  item.id === 'metal' ? { ...item, color: '#d32f2f' } : item,
);

const choices = {
  palette: { name: 'The default palette', data: uncolored },
  colors: { name: 'colors: another palette', data: uncolored, colors: strawberrySkyPalette },
  items: { name: 'color on each item', data: waste },
  accent: { name: 'color on one item', data: oneAccent },
};

export default function SliceColors() {
  const [choice, setChoice] = React.useState<keyof typeof choices>('palette');
  const { name: _name, data, ...props } = choices[choice];

  return (
    <>
      <TextField
        select
        size="small"
        label="Colors"
        value={choice}
        onChange={(event) => setChoice(event.target.value as keyof typeof choices)}
        sx={{ mb: 2, inlineSize: 'min(100%, 260px)' }}
      >
        {Object.entries(choices).map(([key, { name }]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PieChart height={220} title="Waste by material" series={[{ data }]} {...props} />
    </>
  );
}

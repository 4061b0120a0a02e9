import Box from '@mui/material/Box';
import { GridEditSingleSelectCell, type GridColDef } from '@mui/x-data-grid';

/** The stripes of each flag and their direction. Emoji flags are missing in Windows. */
const flags: Record<string, [direction: string, ...stripes: string[]]> = {
  France: ['to right', '#0055a4', '#fff', '#ef4135'],
  Germany: ['to bottom', '#000', '#d00', '#ffce00'],
  Italy: ['to right', '#009246', '#fff', '#ce2b37'],
  Poland: ['to bottom', '#fff', '#dc143c'],
  Portugal: ['to right', '#060', '#060', '#f00', '#f00', '#f00'],
};

function flagOf(country: string) {
  const [direction, ...stripes] = flags[country] ?? ['to right', '#888'];
  const stops = stripes.map(
    (color, index) =>
      `${color} ${(100 * index) / stripes.length}% ${(100 * (index + 1)) / stripes.length}%`,
  );
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
}

const flagSx = {
  inlineSize: 21,
  blockSize: 14,
  marginInlineEnd: 1,
  border: 1,
  borderColor: 'divider',
};

/** A country with its flag. */
export const country = {
  type: 'singleSelect',
  valueOptions: Object.keys(flags),
  width: 130,
  display: 'flex',
  editable: true,
  renderCell: ({ value }) =>
    value && (
      <>
        <Box aria-hidden sx={flagSx} style={{ backgroundImage: flagOf(value) }} />
        {value}
      </>
    ),
  renderEditCell: (params) => <GridEditSingleSelectCell {...params} />,
} satisfies Partial<GridColDef>;

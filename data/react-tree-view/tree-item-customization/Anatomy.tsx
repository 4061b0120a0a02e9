import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

const names = ['iconContainer', 'checkbox', 'label', 'content', 'groupTransition', 'root'];

export default function Anatomy() {
  const [part, setPart] = React.useState('Point at a part of an item');
  const slotProps = React.useMemo(() => {
    const point = (name: string) => ({
      // The item itself tells assistive technology what the checkbox shows.
      ...(name === 'checkbox' && { 'aria-hidden': true }),
      onMouseOver: (event: React.MouseEvent) => {
        event.stopPropagation();
        setPart(name);
      },
    });
    return { item: { slotProps: Object.fromEntries(names.map((name) => [name, point(name)])) } };
  }, []);
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ fontFamily: 'monospace' }}>
        {part}
      </Typography>
      <RichTreeView
        items={gear}
        checkboxSelection
        slotProps={slotProps}
        defaultExpandedItems={['tents']}
        sx={{ '& [class*="MuiTreeItem"]:hover': { outline: '1px dashed', outlineOffset: -1 } }}
        aria-label="Gear, part by part"
      />
    </Stack>
  );
}

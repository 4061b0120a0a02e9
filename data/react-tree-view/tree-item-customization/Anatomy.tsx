import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

export default function Anatomy() {
  const [part, setPart] = React.useState('Hover over a part of an item');
  const slotProps = React.useMemo(() => {
    const name = (part: string) => ({
      onMouseOver: (event: React.MouseEvent) => {
        event.stopPropagation();
        setPart(part);
      },
    });
    /* preview-start */
    return {
      item: {
        slotProps: {
          root: name('root'),
          content: name('content'),
          iconContainer: name('iconContainer'),
          checkbox: { ...name('checkbox'), 'aria-hidden': true },
          label: name('label'),
          groupTransition: name('groupTransition'),
        },
      },
    };
    /* preview-end */
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
        aria-label="Camping gear"
      />
    </Stack>
  );
}

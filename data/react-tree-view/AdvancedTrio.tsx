import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchArchive, type ArchiveEntry } from './dataset/archiveServer';

const acts = [
  {
    id: 'act-1',
    label: 'Act 1',
    children: [
      { id: 'harbor', label: 'Harbor at dawn' },
      { id: 'letter', label: 'The letter' },
    ],
  },
  { id: 'act-2', label: 'Act 2', children: [{ id: 'storm', label: 'The storm' }] },
];
const roles = [
  {
    id: 'crew',
    label: 'Crew',
    children: [
      { id: 'camera', label: 'Camera' },
      { id: 'grip', label: 'Grip' },
    ],
  },
  { id: 'cast', label: 'Cast' },
  { id: 'post', label: 'Post-production' },
];
const archive = {
  getChildrenCount: (item: ArchiveEntry) => item.childrenCount,
  getTreeItems: (parentId?: string) => fetchArchive(parentId),
};
const noItems: ArchiveEntry[] = [];

function Card({
  title,
  hint,
  children,
}: Record<'title' | 'hint', string> & React.PropsWithChildren) {
  return (
    <Paper variant="outlined" sx={{ p: 2, flex: { xs: '0 0 240px', sm: '1 0 185px' } }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {hint}
      </Typography>
      {children}
    </Paper>
  );
}

export default function AdvancedTrio() {
  return (
    // On a phone, the cards scroll sideways.
    <Box sx={{ display: 'flex', gap: 2, overflowX: 'auto' }}>
      {/* preview-start */}
      <Card title="Reorder (Pro)" hint="Drag a scene to a new position.">
        <RichTreeViewPro
          items={acts}
          itemsReordering
          defaultExpandedItems={['act-1', 'act-2']}
          aria-label="Scenes"
        />
      </Card>
      <Card title="Load on demand (Pro)" hint="Open a year to fetch its folders.">
        <RichTreeViewPro items={noItems} dataSource={archive} aria-label="Archive" />
      </Card>
      <Card title="Rename (Community)" hint="Double-click a role, or press Enter.">
        <RichTreeView items={roles} isItemEditable aria-label="Roles" />
      </Card>
      {/* preview-end */}
    </Box>
  );
}

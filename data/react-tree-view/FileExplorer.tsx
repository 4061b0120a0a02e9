import * as React from 'react';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  drive,
  filterDrive,
  flatten,
  formatSize,
  renameIn,
  sizeOf,
  withFolders,
} from './dataset/drive';
import DriveRow from './DriveRow';

const LIMIT = 2000;
const BOTH_WAYS = { parents: true, descendants: true };
const folderIds = flatten(drive).flatMap((item) => (item.children ? item.id : []));

export default function FileExplorer() {
  const [items, setItems] = React.useState(drive);
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState(['footage', 'day-1', 'sound']);
  const [selected, setSelected] = React.useState(['clip-002', 'still-001', 'waves']);

  const shown = React.useMemo(() => filterDrive(items, query.toLowerCase()), [items, query]);
  const checked = React.useMemo(() => withFolders(items, selected), [items, selected]);
  const size = flatten(items)
    .filter(({ id }) => selected.includes(id))
    .reduce((sum, file) => sum + sizeOf(file), 0);

  const search = (text: string) => {
    setQuery(text);
    if (text) setExpanded(folderIds);
  };
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ pb: 1.5, alignItems: 'center' }}>
        <TextField
          type="search"
          size="small"
          fullWidth
          label="Search the drive"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        <IconButton aria-label="Expand all" onClick={() => setExpanded(folderIds)}>
          <UnfoldMore />
        </IconButton>
        <IconButton aria-label="Collapse all" onClick={() => setExpanded([])}>
          <UnfoldLess />
        </IconButton>
      </Stack>
      <Box sx={{ blockSize: 330, overflow: 'auto' }}>
        <RichTreeView
          items={shown}
          slots={{ item: DriveRow }}
          multiSelect
          checkboxSelection
          selectionPropagation={BOTH_WAYS}
          selectedItems={checked}
          onSelectedItemsChange={(_event, ids) =>
            setSelected(ids.filter((id) => !folderIds.includes(id)))
          }
          expandedItems={expanded}
          onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
          isItemEditable
          onItemLabelChange={(id, label) => setItems(renameIn(items, id, label))}
          itemChildrenIndentation={20}
          aria-label="Shared drive"
        />
      </Box>
      <Box sx={{ pt: 1.5, borderBlockStart: 1, borderColor: 'divider' }}>
        <Typography variant="body2" role="status" gutterBottom>
          {selected.length} {selected.length === 1 ? 'file' : 'files'}, {formatSize(size)} of{' '}
          {formatSize(LIMIT)} to share
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (size / LIMIT) * 100)}
          color={size > LIMIT ? 'error' : 'primary'}
          aria-label="Size of the selection"
        />
      </Box>
    </div>
  );
}

import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiParentId() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState(['Sleeping', 'Sleeping bags', 'Down bag']);
  /* preview-start */
  const showPath = (itemId: string | null) => {
    const labels: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      labels.unshift(apiRef.current?.getItem(id).label);
    }
    setPath(labels);
  };
  /* preview-end */
  return (
    <Stack spacing={2}>
      <Breadcrumbs aria-label="Path of the selected item">
        {path.map((label) => (
          <Typography key={label}>{label}</Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['sleeping', 'bags']}
        defaultSelectedItems="bag-down"
        onSelectedItemsChange={(_event, itemId) => showPath(itemId)}
        aria-label="Outdoor gear"
      />
    </Stack>
  );
}

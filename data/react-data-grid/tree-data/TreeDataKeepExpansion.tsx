import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { fetchProbeFiles } from '../dataset/probeServer';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

export default function TreeDataKeepExpansion() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(probeFiles);
  const [loads, setLoads] = React.useState(1);
  const [loading, setLoading] = React.useState(false);
  const open = React.useRef(new Set<GridRowId>([1]));
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) open.current.add(node.id);
        else open.current.delete(node.id);
      }),
    [apiRef],
  );
  // The same function at each render: a new one would build the tree anew.
  const isOpen = React.useCallback((node: GridGroupNode) => open.current.has(node.id), []);
  const reload = async () => {
    setLoading(true);
    setRows(await fetchProbeFiles(loads));
    setLoads(loads + 1);
    setLoading(false);
  };
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" disabled={loading} onClick={reload}>
          Reload rows
        </Button>
        <Typography variant="body2" role="status">
          Loaded {loads === 1 ? 'once' : `${loads} times`}
        </Typography>
      </Stack>
      <Box sx={{ blockSize: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={probeColumns}
          loading={loading}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isOpen}
          hideFooter
          aria-label="Archive that stays open after a reload"
        />
      </Box>
    </>
  );
}

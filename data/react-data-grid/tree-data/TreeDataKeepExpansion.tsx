import * as React from 'react';
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
  /* preview-start */
  const open = React.useRef(new Set<GridRowId>([1]));
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) open.current.add(node.id);
        else open.current.delete(node.id);
      }),
    [apiRef],
  );
  // Pass it to the isGroupExpandedByDefault prop.
  const isOpen = React.useCallback((node: GridGroupNode) => open.current.has(node.id), []);
  /* preview-end */
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
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isOpen}
        apiRef={apiRef}
        rows={rows}
        columns={probeColumns}
        loading={loading}
        hideFooter
        aria-label="Archive that keeps its branches expanded"
      />
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridGroupNode } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

const MOON = probeFiles.find(({ path }) => path === 'images/moon')!.id;

/* preview-start */
const isGroupExpandedByDefault = (node: GridGroupNode) => node.groupingKey === 'images';

export default function TreeDataExpansion() {
  const apiRef = useGridApiRef();
  const toggleMoon = () => {
    const node = apiRef.current?.getRowNode<GridGroupNode>(MOON);
    apiRef.current?.setRowChildrenExpansion(MOON, !node?.childrenExpanded);
  };
  /* preview-end */
  return (
    <>
      <Stack direction="row" sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={toggleMoon}>
          Toggle moon
        </Button>
      </Stack>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        apiRef={apiRef}
        rows={probeFiles}
        columns={probeColumns}
        hideFooter
        aria-label="Archive with the images expanded"
      />
    </>
  );
}

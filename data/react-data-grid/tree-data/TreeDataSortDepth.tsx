import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

const sortModel: GridSortModel = [{ field: 'kilobytes', sort: 'desc' }];
const initialState = {
  sorting: { sortModel },
  columns: { columnVisibilityModel: { team: false } },
};

export default function TreeDataSortDepth() {
  const [isTopOnly, setIsTopOnly] = React.useState(false);
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isTopOnly} onChange={(event) => setIsTopOnly(event.target.checked)} />
        }
        label="disableChildrenSorting"
      />
      <Box sx={{ blockSize: 420 }}>
        <DataGridPro
          rows={probeFiles}
          columns={probeColumns}
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenSorting={isTopOnly}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          aria-label="Archive, sorted by size"
        />
      </Box>
    </>
  );
}

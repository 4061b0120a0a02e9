import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

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
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={probeFiles}
        columns={probeColumns}
        defaultGroupingExpansionDepth={-1}
        /* preview-start */
        disableChildrenSorting={isTopOnly}
        initialState={{
          sorting: { sortModel: [{ field: 'kilobytes', sort: 'desc' }] },
          columns: { columnVisibilityModel: { team: false } },
        }}
        /* preview-end */
        hideFooter
        aria-label="Archive, sorted by size"
      />
    </>
  );
}

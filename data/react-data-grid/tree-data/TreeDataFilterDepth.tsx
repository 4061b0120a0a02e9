import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

export default function TreeDataFilterDepth() {
  const [isTopOnly, setIsTopOnly] = React.useState(false);
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isTopOnly} onChange={(event) => setIsTopOnly(event.target.checked)} />
        }
        label="disableChildrenFiltering"
      />
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={probeFiles}
        columns={probeColumns}
        defaultGroupingExpansionDepth={-1}
        /* preview-start */
        disableChildrenFiltering={isTopOnly}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'team', operator: 'equals', value: 'Optics' }] },
          },
        }}
        /* preview-end */
        hideFooter
        aria-label="Archive, filtered by the Optics team"
      />
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles } from '../dataset/probeFiles';

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'team', operator: 'equals', value: 'Optics' }] },
  },
};

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
      <Box sx={{ blockSize: 420 }}>
        <DataGridPro
          rows={probeFiles}
          columns={probeColumns}
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={isTopOnly}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          aria-label="Archive, filtered by the team Optics"
        />
      </Box>
    </>
  );
}

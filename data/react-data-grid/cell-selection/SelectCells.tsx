import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

export default function SelectCells() {
  const apiRef = useGridApiRef();
  const [noRowClicks, setNoRowClicks] = React.useState(true);
  const [cellCount, setCellCount] = React.useState(0);
  const [rowCount, setRowCount] = React.useState(0);

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={noRowClicks}
              onChange={(event) => setNoRowClicks(event.target.checked)}
            />
          }
          label="disableRowSelectionOnClick"
        />
        <Typography variant="body2" role="status">
          Selected cells: {cellCount}, selected rows: {rowCount}
        </Typography>
      </Stack>
      {/* preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        rows={planRows}
        columns={planColumns}
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick={noRowClicks}
        onCellSelectionModelChange={() =>
          setCellCount(apiRef.current?.getSelectedCellsAsArray().length ?? 0)
        }
        onRowSelectionModelChange={() => setRowCount(apiRef.current?.getSelectedRows().size ?? 0)}
        hideFooter
        aria-label="Bags of coffee with checkboxes"
      />
      {/* preview-end */}
    </>
  );
}

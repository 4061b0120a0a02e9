import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

export default function ColumnsPanelFromCode() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  /* preview-start */
  const panelId = React.useId();
  const buttonId = React.useId();
  const openPanel = () =>
    apiRef.current?.showPreferences(GridPreferencePanelsValue.columns, panelId, buttonId);
  /* preview-end */

  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h6" component="p">
          Orders
        </Typography>
        <Button
          ref={setButton}
          id={buttonId}
          aria-haspopup="true"
          size="small"
          variant="outlined"
          onClick={openPanel}
        >
          Choose columns
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={orderColumns}
        slotProps={{ panel: { target: button } }}
        aria-label="Orders with a button above the grid"
      />
    </>
  );
}

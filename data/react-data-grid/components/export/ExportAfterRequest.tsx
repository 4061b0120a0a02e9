import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

let lastNumber = 117;

/** Simulates a request to a server that counts exports. */
const reserveNumber = () =>
  new Promise<number>((resolve) => {
    setTimeout(() => resolve((lastNumber += 1)), 800);
  });

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('');
  /* preview-start */
  const handleClick = async () => {
    setMessage('Reserving a number…');
    try {
      const fileName = `orders-${await reserveNumber()}`;
      apiRef.current.exportDataAsCsv({ fileName });
      setMessage(`Downloaded ${fileName}.csv`);
    } catch {
      setMessage('The number could not be reserved. Try again.');
    }
  };
  /* preview-end */
  return (
    <Toolbar>
      <Typography role="status" variant="body2" sx={{ flex: 1, paddingInlineStart: 1 }}>
        {message}
      </Typography>
      <ToolbarButton render={<Button size="small" />} onClick={handleClick}>
        Download CSV
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ExportAfterRequest() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      aria-label="Orders with numbered exports"
    />
  );
}

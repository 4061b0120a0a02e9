import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createInvoices, invoiceColumns } from '../dataset/invoices';

const invoices = createInvoices(100);

interface Position {
  top: number;
  left: number;
}

interface InvoicesProps {
  position: Position;
  onLeave: (position: Position) => void;
}

/* preview-start */
function Invoices({ position, onLeave }: InvoicesProps) {
  const apiRef = useGridApiRef();
  React.useLayoutEffect(() => {
    const api = apiRef.current;
    return () => {
      if (api) onLeave(api.getScrollPosition());
    };
  }, [apiRef, onLeave]);
  return (
    <DataGrid
      apiRef={apiRef}
      initialState={{ scroll: position }}
      /* preview-end */
      rows={invoices}
      columns={invoiceColumns}
      aria-label="Invoices that keep their scroll position"
    />
  );
}

export default function ScrollRestored() {
  const [position, setPosition] = React.useState<Position>({ top: 1040, left: 0 });
  const [isOpen, setIsOpen] = React.useState(true);
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIsOpen(!isOpen)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {isOpen ? 'Close invoices' : 'Open invoices'}
        </Button>
        <Typography variant="body2" role="status">
          Saved position: {Math.round(position.top)} px
        </Typography>
      </Stack>
      {isOpen && <Invoices position={position} onLeave={setPosition} />}
    </>
  );
}

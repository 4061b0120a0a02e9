import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', width: 110, type: 'number', editable: true },
  { field: 'article', headerName: 'Article', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    type: 'singleSelect',
    valueOptions: ['Placed', 'Packed', 'Shipped'],
    editable: true,
    renderCell: ({ row }) => <Chip size="small" variant="outlined" label={row.status} />,
  },
];

const labels = { customer: 'Customer', quantity: 'Quantity', status: 'Status' };
const fields = ['customer', 'quantity', 'status'] as const;

type Answer = 'save' | 'discard' | 'keep editing';

interface Question {
  change: string;
  answer: (value: Answer) => void;
}

export default function ConfirmBeforeSave() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);

  const ask = (change: string) =>
    new Promise<Answer>((resolve) => {
      setQuestion({ change, answer: resolve });
      setOpen(true);
    });
  const reply = (value: Answer) => {
    setOpen(false);
    question?.answer(value);
  };

  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        /* preview-start */
        processRowUpdate={async (newRow, oldRow, { rowId }) => {
          const field = fields.find((name) => newRow[name] !== oldRow[name]);
          if (!field) return oldRow;
          const change = `${oldRow[field]} → ${newRow[field] || 'empty'}`;
          const answer = await ask(`${labels[field]}: ${change}`);
          if (answer === 'keep editing') {
            apiRef.current?.setCellFocus(rowId, field);
            throw new Error('The user continues to edit');
          }
          return answer === 'save' ? newRow : oldRow;
        }}
        // The editor stays open, so the error needs no message.
        onProcessRowUpdateError={() => {}}
        /* preview-end */
        hideFooter
        aria-label="Orders, saved after confirmation"
      />
      <Dialog
        open={open}
        onClose={() => reply('keep editing')}
        aria-labelledby="confirm-change"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="confirm-change">Save this change?</DialogTitle>
        <DialogContent>{question?.change}</DialogContent>
        <DialogActions>
          <Button onClick={() => reply('keep editing')}>Keep editing</Button>
          <Button onClick={() => reply('discard')}>Discard</Button>
          <Button variant="contained" onClick={() => reply('save')}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

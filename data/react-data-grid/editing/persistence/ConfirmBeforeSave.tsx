import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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

/** Returns one line for each changed field, for example "Quantity: 12 → 20". */
const listChanges = (newRow: Order, oldRow: Order) =>
  (['customer', 'quantity', 'status'] as const)
    .filter((field) => newRow[field] !== oldRow[field])
    .map((field) => {
      const label = columns.find((column) => column.field === field)?.headerName;
      return `${label}: ${oldRow[field]} → ${newRow[field] ?? 'empty'}`;
    });

type Answer = 'save' | 'discard' | 'keep editing';

interface Question {
  changes: string[];
  answer: (value: Answer) => void;
}

export default function ConfirmBeforeSave() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);

  const ask = (changes: string[]) =>
    new Promise<Answer>((resolve) => {
      setQuestion({ changes, answer: resolve });
      setOpen(true);
    });
  const reply = (value: Answer) => {
    setOpen(false);
    question?.answer(value);
  };

  return (
    <>
      <DataGrid
        rows={orders}
        columns={columns}
        /* preview-start */
        processRowUpdate={async (newRow, oldRow) => {
          const changes = listChanges(newRow, oldRow);
          if (changes.length === 0) return oldRow;
          const answer = await ask(changes);
          if (answer === 'keep editing') throw new Error('The user continues to edit');
          return answer === 'save' ? newRow : oldRow;
        }}
        // The editor stays open. There is nothing else to do.
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
        <DialogContent>
          {question?.changes.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </DialogContent>
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

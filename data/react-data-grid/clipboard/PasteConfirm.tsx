import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, priceList, type Article } from '../dataset/priceList';

/** Replace this function with a request to your API. */
const save = (row: Article) =>
  new Promise<Article>((resolve) => setTimeout(() => resolve(row), 1500));

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: euros,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

interface Question {
  text: string;
  confirm: () => void;
  cancel: () => void;
}

export default function PasteConfirm() {
  const [loading, setLoading] = React.useState(false);
  const [question, setQuestion] = React.useState<Question | null>(null);
  const reply = (answer: 'confirm' | 'cancel') => {
    question?.[answer]();
    setQuestion(null);
  };

  return (
    <>
      <DataGridPremium
        rows={priceList}
        columns={columns}
        /* preview-start */
        cellSelection
        onBeforeClipboardPasteStart={({ data }) =>
          new Promise<void>((confirm, cancel) => {
            const text = `The clipboard contains ${data.length} × ${data[0]?.length ?? 0} cells.`;
            setQuestion({ text, confirm, cancel });
          })
        }
        onClipboardPasteStart={() => setLoading(true)}
        onClipboardPasteEnd={() => setLoading(false)}
        processRowUpdate={(newRow) => save(newRow)}
        loading={loading}
        /* preview-end */
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Price list, pasted after confirmation"
      />
      <Dialog
        open={question !== null}
        onClose={() => reply('cancel')}
        aria-labelledby="confirm-paste"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="confirm-paste">Paste into the price list?</DialogTitle>
        <DialogContent>{question?.text}</DialogContent>
        <DialogActions>
          <Button onClick={() => reply('cancel')}>Cancel</Button>
          <Button variant="contained" onClick={() => reply('confirm')}>
            Paste
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

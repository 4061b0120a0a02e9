import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { euros, priceList, type Article } from '../dataset/priceList';

const todaysPrices = new Map(priceList.map(({ id, price }) => [id, price]));
const percent = (ratio: number) => `${ratio > 0 ? '+' : '−'}${Math.round(Math.abs(ratio) * 100)}%`;
const changeOf = ({ id, price }: Article) => price / (todaysPrices.get(id) ?? price) - 1;

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: euros,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value > 0 ? null : 'Enter a price above €0',
    }),
    renderEditCell: ({ error, ...params }) => (
      <Tooltip open={Boolean(error)} title={error && <span role="alert">{error}</span>}>
        <div>
          <GridEditInputCell
            {...params}
            error={Boolean(error)}
            debounceMs={0}
            slotProps={{
              root: { slotProps: { htmlInput: { 'aria-label': `Price of ${params.row.name}` } } },
            }}
          />
        </div>
      </Tooltip>
    ),
  },
  {
    field: 'change',
    headerName: 'Change',
    width: 96,
    valueGetter: (_value, row) => changeOf(row),
    renderCell: ({ value }: { value?: number }) =>
      value ? (
        <Chip size="small" color={value > 0 ? 'success' : 'error'} label={percent(value)} />
      ) : null,
  },
];

interface Question {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

export default function GuardedPrices() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const reply = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(null);
  };

  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={priceList}
        columns={columns}
        /* preview-start */
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
        }}
        processRowUpdate={async (newRow, oldRow) => {
          const change = newRow.price / oldRow.price - 1;
          if (Math.abs(change) <= 0.2) return newRow;
          const text = `${newRow.name}: ${euros(oldRow.price)} → ${euros(newRow.price)}`;
          const isConfirmed = await new Promise<boolean>((answer) => {
            setQuestion({ text: `${text} (${percent(change)})`, answer });
          });
          return isConfirmed ? newRow : oldRow;
        }}
        /* preview-end */
        hideFooter
        aria-label="Price list with checks before saving"
      />
      <Dialog
        open={question !== null}
        onClose={() => reply(false)}
        aria-labelledby="confirm-price"
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="confirm-price">Change the price by more than 20%?</DialogTitle>
        <DialogContent>
          <Box sx={{ minBlockSize: 24 }}>{question?.text}</Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => reply(false)}>Keep the old price</Button>
          <Button variant="contained" onClick={() => reply(true)}>
            Change price
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, priceList, type Article } from '../dataset/priceList';

const newPrices = priceList.map(({ price }) => (price * 1.05).toFixed(2)).join('\n');

const columns: GridColDef<Article>[] = [
  { field: 'id', headerName: 'Number', width: 80 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: euros,
    pastedValueParser: (text) => {
      const price = Number(text.replace(/[€,\s]/g, ''));
      return price > 0 ? price : undefined;
    },
  },
];

export default function BulkSavePaste() {
  const [saved, setSaved] = React.useState(priceList);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<string, Article>>(new Map());
  const rows = React.useMemo(() => saved.map((row) => drafts.get(row.id) ?? row), [saved, drafts]);

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => navigator.clipboard.writeText(newPrices)}>
          Copy new prices
        </Button>
        <Button
          variant="contained"
          disabled={drafts.size === 0}
          onClick={() => {
            setSaved(rows);
            setDrafts(new Map());
          }}
        >
          Save {drafts.size || ''} {drafts.size === 1 ? 'change' : 'changes'}
        </Button>
        <Button disabled={drafts.size === 0} onClick={() => setDrafts(new Map())}>
          Discard all
        </Button>
      </Stack>
      <DataGridPremium
        columns={columns}
        /* preview-start */
        rows={rows}
        cellSelection
        processRowUpdate={(newRow) => {
          setDrafts((all) => new Map(all).set(newRow.id, newRow));
          return newRow;
        }}
        getRowClassName={({ row }) => (drafts.has(row.id) ? 'edited' : '')}
        /* preview-end */
        disableRowSelectionOnClick
        hideFooter
        aria-label="Price list that collects pasted prices"
        sx={{ '& .edited': { bgcolor: (theme) => alpha(theme.palette.warning.main, 0.2) } }}
      />
    </>
  );
}

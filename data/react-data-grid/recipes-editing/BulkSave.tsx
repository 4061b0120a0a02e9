import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { euros, priceList, type Article } from '../dataset/priceList';

/** Replace this function with one request to your API. */
const send = () => new Promise((resolve) => setTimeout(resolve, 1000));
const isSame = (a: Article, b: Article) => a.name === b.name && a.price === b.price;

export default function BulkSave() {
  const [saved, setSaved] = React.useState(priceList);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<string, Article | 'deleted'>>(new Map());
  const [saving, setSaving] = React.useState(false);

  const setDraft = React.useCallback((id: string, draft?: Article | 'deleted') => {
    setDrafts((all) => {
      const next = new Map(all);
      if (draft) next.set(id, draft);
      else next.delete(id);
      return next;
    });
  }, []);

  const rows = React.useMemo(
    () =>
      saved.map((row) => {
        const draft = drafts.get(row.id);
        return draft && draft !== 'deleted' ? draft : row;
      }),
    [saved, drafts],
  );

  const save = async () => {
    setSaving(true);
    try {
      await send();
      setSaved(rows.filter((row) => drafts.get(row.id) !== 'deleted'));
      setDrafts(new Map());
    } finally {
      setSaving(false);
    }
  };

  const columns = React.useMemo<GridColDef<Article>[]>(
    () => [
      { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, editable: true },
      {
        field: 'price',
        headerName: 'Price',
        type: 'number',
        width: 90,
        editable: true,
        valueFormatter: euros,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="undo"
            icon={<UndoIcon />}
            label={`Undo changes to ${row.name}`}
            disabled={!drafts.has(row.id) || saving}
            onClick={() => setDraft(row.id)}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            disabled={drafts.get(row.id) === 'deleted' || saving}
            onClick={() => setDraft(row.id, 'deleted')}
          />,
        ],
      },
    ],
    [drafts, saving, setDraft],
  );

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="contained" loading={saving} disabled={drafts.size === 0} onClick={save}>
          Save {drafts.size || ''} {drafts.size === 1 ? 'change' : 'changes'}
        </Button>
        <Button disabled={drafts.size === 0 || saving} onClick={() => setDrafts(new Map())}>
          Discard all
        </Button>
      </Stack>
      <DataGrid
        columns={columns}
        /* preview-start */
        rows={rows}
        processRowUpdate={(newRow) => {
          const stored = saved.find(({ id }) => id === newRow.id);
          const isChanged = !stored || !isSame(stored, newRow);
          setDraft(newRow.id, isChanged ? newRow : undefined);
          return newRow;
        }}
        isCellEditable={({ row }) => !saving && drafts.get(row.id) !== 'deleted'}
        getRowClassName={({ row }) => {
          const draft = drafts.get(row.id);
          if (!draft) return '';
          return draft === 'deleted' ? 'deleted' : 'edited';
        }}
        /* preview-end */
        loading={saving}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        hideFooter
        disableRowSelectionOnClick
        aria-label="Price list that saves all changes at once"
        sx={{
          '& .edited': { bgcolor: (theme) => alpha(theme.palette.warning.main, 0.2) },
          '& .deleted': {
            bgcolor: (theme) => alpha(theme.palette.error.main, 0.2),
            textDecoration: 'line-through',
          },
        }}
      />
    </>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createInvoices } from '../dataset/invoices';
import { columns } from './statusColumns';

const rows = createInvoices(20);
const firstFilters: Record<string, GridFilterModel> = {
  'Late payers': { items: [{ id: 1, field: 'status', operator: 'is', value: 'late' }] },
  'Credit notes': { items: [{ id: 1, field: 'total', operator: '<', value: 0 }] },
};

export default function SavedFilters() {
  const [name, setName] = React.useState('');
  /* preview-start */
  const [saved, setSaved] = React.useState(firstFilters);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });

  const chips = Object.entries(saved).map(([label, model]) => (
    <Chip
      key={label}
      label={label}
      color={model.items === filterModel.items ? 'primary' : 'default'}
      aria-pressed={model.items === filterModel.items}
      onClick={() => setFilterModel(model)}
    />
  ));
  /* preview-end */

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mb: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {chips}
        <TextField
          size="small"
          label="Filter name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ inlineSize: 160 }}
        />
        <Button
          disabled={name.trim() === '' || filterModel.items.length === 0}
          onClick={() => {
            const model = structuredClone(filterModel);
            setSaved({ ...saved, [name.trim()]: model });
            setFilterModel(model);
            setName('');
          }}
        >
          Save filter
        </Button>
        <Button
          disabled={filterModel.items.length === 0}
          onClick={() => setFilterModel({ items: [] })}
        >
          Clear filter
        </Button>
      </Stack>
      <DataGrid
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        aria-label="Invoices with saved filters"
      />
    </>
  );
}

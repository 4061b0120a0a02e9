import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { createInvoices } from '../dataset/invoices';
import { columns } from './statusColumns';

const rows = createInvoices(40);

/* preview-start */
function toQuery({ items, quickFilterValues = [] }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    query.append('filter', JSON.stringify([field, operator, value]));
  }
  if (quickFilterValues.length > 0) query.set('q', quickFilterValues.join(' '));
  return query.toString();
}
/* preview-end */

function fromQuery(text: string): GridFilterModel {
  const query = new URLSearchParams(text);
  const quickFilterValues = query.get('q')?.split(' ').filter(Boolean) ?? [];
  const isKnown = ({ field }: GridFilterItem) => columns.some((column) => column.field === field);
  try {
    const items = query.getAll('filter').map((condition, id): GridFilterItem => {
      const [field, operator, value] = JSON.parse(condition);
      return { id, field, operator, value };
    });
    return { items: items.filter(isKnown), quickFilterValues };
  } catch {
    return { items: [], quickFilterValues };
  }
}

export default function FilterInUrl() {
  // In an app, read the query from your router.
  const [filterModel, setFilterModel] = React.useState(() =>
    fromQuery('filter=["status","is","late"]'),
  );
  return (
    <>
      <TextField
        size="small"
        label="Query string of the link"
        value={decodeURIComponent(toQuery(filterModel))}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mb: 2 }}
      />
      <DataGrid
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        showToolbar
        label="Invoices"
      />
    </>
  );
}

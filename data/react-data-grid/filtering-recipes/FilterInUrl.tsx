import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
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
  try {
    const [field, operator, value] = JSON.parse(query.get('filter') ?? '[]');
    const isKnown = columns.some((column) => column.field === field);
    return {
      items: isKnown ? [{ id: 1, field, operator, value }] : [],
      quickFilterValues,
    };
  } catch {
    return { items: [], quickFilterValues };
  }
}

export default function FilterInUrl() {
  // In an app, keep the query in the URL with your router.
  const [query, setQuery] = React.useState('filter=["status","is","late"]&q=harbor');
  const filterModel = React.useMemo(() => fromQuery(query), [query]);
  return (
    <>
      <TextField
        size="small"
        label="Query of the link"
        value={decodeURIComponent(query)}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mb: 2 }}
      />
      <DataGrid
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setQuery(toQuery(model))}
        showToolbar
        label="Invoices"
      />
    </>
  );
}

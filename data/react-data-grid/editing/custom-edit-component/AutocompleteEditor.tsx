import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

const groups: Record<string, string> = { Anchor: 'Anchors', Bolt: 'Bolts', Hinge: 'Hinges' };
const options = [
  ...['Anchor 6 mm', 'Anchor 8 mm', 'Bolt M2', 'Bolt M6', 'Bolt M10'],
  ...['Hinge 90°', 'Hinge 180°', 'Chisel set', 'Mallet'],
];
const layout = {
  sx: { flex: 1, '& .MuiInputBase-root': { px: 1.25, font: 'inherit', width: 1, height: 1 } },
  slotProps: { listbox: { sx: { typography: 'body2' } } },
};
const groupOf = (article: string) => groups[article.split(' ')[0]!] ?? 'Tools';

function ArticleEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Order, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);
  return (
    /* preview-start */
    <Autocomplete
      {...layout}
      options={options}
      groupBy={groupOf}
      value={value || null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next ?? '' })}
      openOnFocus
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          inputProps={{ ...inputProps, 'aria-label': 'Article' }}
          inputRef={inputRef}
        />
      )}
    />
    /* preview-end */
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 170,
    editable: true,
    renderEditCell: (params) => <ArticleEditor {...params} />,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function AutocompleteEditor() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Ordered articles" />;
}

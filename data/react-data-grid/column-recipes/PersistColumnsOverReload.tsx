import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const KEY = 'order-columns';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'article', headerName: 'Article', width: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

type ColumnState = GridInitialState['columns'];

function readColumns(): ColumnState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function writeColumns(state: ColumnState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is full or blocked, so the columns are only kept until users leave the page.
  }
}

function OrdersGrid() {
  const apiRef = useGridApiRef();
  /* preview-start */
  const [saved] = React.useState(readColumns);
  const save = (model?: GridColumnVisibilityModel) => {
    const state = apiRef.current?.exportState().columns;
    writeColumns(model ? { ...state, columnVisibilityModel: model } : state);
  };
  return (
    <DataGrid
      apiRef={apiRef}
      rows={orders}
      columns={columns}
      initialState={{ columns: saved }}
      onColumnWidthChange={() => save()}
      onColumnVisibilityModelChange={(model) => save(model)}
      /* preview-end */
      showToolbar
      hideFooter
      aria-label="Orders with saved columns"
    />
  );
}

const subscribe = () => () => {};

export default function PersistColumnsOverReload() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [resets, setResets] = React.useState(0);
  const reset = () => {
    writeColumns({});
    setResets(resets + 1); // A new key mounts the grid again.
  };
  return (
    <>
      <Button onClick={reset} sx={{ alignSelf: 'flex-start', mb: 1 }}>
        Reset columns
      </Button>
      {isBrowser && <OrdersGrid key={resets} />}
    </>
  );
}

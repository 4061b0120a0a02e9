import * as React from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'primary',
  Shipped: 'success',
};

function getColumns(currency: string, rate: number): GridColDef<Order>[] {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return [
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 110,
      valueGetter: (value: number) => value * rate,
      valueFormatter: (value: number) => format.format(value),
    },
    { field: 'article', headerName: 'Article', width: 120 },
    {
      field: 'status',
      headerName: 'Status',
      width: 110,
      renderCell: ({ row }) => (
        <Chip size="small" label={row.status} color={statusColors[row.status]} />
      ),
    },
  ];
}

export default function KeepWidthAndOrder() {
  const apiRef = useGridApiRef();
  const [isKept, setIsKept] = React.useState(true);
  const [isInDollars, setIsInDollars] = React.useState(false);
  const columns = React.useMemo(
    () => (isInDollars ? getColumns('USD', 1.08) : getColumns('EUR', 1)),
    [isInDollars],
  );
  const [order, setOrder] = React.useState<string[]>([]);
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  /* preview-start */
  const keptColumns = React.useMemo(() => {
    const rank = ({ field }: GridColDef) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    return columns
      .map((column) => {
        const width = widths[column.field];
        return width === undefined ? column : { ...column, width, flex: 0 };
      })
      .sort((a, b) => rank(a) - rank(b));
  }, [columns, order, widths]);
  const onColumnWidthChange: DataGridProProps['onColumnWidthChange'] = ({ colDef, width }) =>
    setWidths((all) => ({ ...all, [colDef.field]: width }));
  const onColumnOrderChange = () => setOrder(gridColumnFieldsSelector(apiRef));
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={isInDollars} onChange={(_event, next) => setIsInDollars(next)} />
          }
          label="Prices in US dollars"
        />
        <FormControlLabel
          control={<Switch checked={isKept} onChange={(_event, next) => setIsKept(next)} />}
          label="Keep widths and order"
        />
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={orders}
        columns={isKept ? keptColumns : columns}
        onColumnWidthChange={onColumnWidthChange}
        onColumnOrderChange={onColumnOrderChange}
        hideFooter
        aria-label="Orders in the chosen currency"
      />
    </>
  );
}

import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/* preview-start */
const DollarContext = React.createContext(false);

function PriceCell({ price }: { price: number }) {
  const isInDollars = React.useContext(DollarContext);
  return <strong>{isInDollars ? dollars.format(price * 1.08) : euros.format(price)}</strong>;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    renderCell: ({ row }) => <PriceCell price={row.total} />,
  },
];
/* preview-end */

export default function ContextColumns() {
  const [isInDollars, setIsInDollars] = React.useState(false);
  return (
    <DollarContext.Provider value={isInDollars}>
      <FormControlLabel
        control={<Switch checked={isInDollars} onChange={(_event, next) => setIsInDollars(next)} />}
        label="Prices in US dollars"
      />
      <DataGrid rows={orders} columns={columns} hideFooter aria-label="Orders and their prices" />
    </DollarContext.Provider>
  );
}

import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './orderPanel';

function StarButton({ order, tabIndex }: { order: Order; tabIndex: number }) {
  const [starred, setStarred] = React.useState(false);
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-pressed={starred}
      aria-label={`Star order ${order.id}`}
      onClick={(event) => {
        event.stopPropagation();
        setStarred(!starred);
      }}
    >
      {starred ? <Star color="primary" /> : <StarBorder />}
    </IconButton>
  );
}

const columnsWithStar: GridColDef<Order>[] = [
  {
    field: 'star',
    headerName: 'Star',
    width: 60,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <StarButton order={row} tabIndex={tabIndex} />,
  },
  ...columns,
];

export default function TogglePanelOnRowClick() {
  /* preview-start */
  const apiRef = useGridApiRef();

  return (
    <DataGridPro
      apiRef={apiRef}
      rows={orders}
      columns={columnsWithStar}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
      disableRowSelectionOnClick
      /* preview-end */
      sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      hideFooter
      aria-label="Orders that expand when you click a row"
    />
  );
}

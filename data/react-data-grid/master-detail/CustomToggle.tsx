import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orderLines } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
function ArticlesButton({ id }: { id: number }) {
  const apiRef = useGridApiContext();
  const expanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).has(id);
  const Icon = expanded ? ExpandLess : ExpandMore;
  return (
    <Button size="small" tabIndex={-1} aria-expanded={expanded} endIcon={<Icon />}>
      Articles
    </Button>
  );
}

const toggleColumn: GridColDef<Order> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  renderCell: ({ row }) => <ArticlesButton id={row.id} />,
  renderHeader: () => 'Details',
  /* preview-end */
  width: 130,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  toggleColumn,
];

const getDetailPanelHeight = () => 56;
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Typography variant="body2" noWrap sx={{ p: 2 }}>
    {orderLines[row.id]?.map((line) => `${line.quantity} × ${line.article}`).join(', ')}
  </Typography>
);

export default function CustomToggle() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      hideFooter
      aria-label="Orders with a toggle at the end"
    />
  );
}

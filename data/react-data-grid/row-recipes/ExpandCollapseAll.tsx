import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Link from '@mui/material/Link';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './orderPanel';

function ToggleAll() {
  /* preview-start */
  const apiRef = useGridApiContext();
  const expanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector).filter((id) => contents[id]);
  const allExpanded = ids.every((id) => expanded.has(id));

  return (
    <Link
      component="button"
      aria-label={allExpanded ? 'Collapse all packing lists' : 'Expand all packing lists'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(allExpanded ? [] : ids))}
      /* preview-end */
      sx={{ display: 'inline-flex' }}
    >
      {allExpanded ? <UnfoldLess fontSize="small" /> : <UnfoldMore fontSize="small" />}
    </Link>
  );
}

const columnsWithToggle: GridColDef<Order>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 52, renderHeader: () => <ToggleAll /> },
  ...columns,
];

export default function ExpandCollapseAll() {
  return (
    <DataGridPro
      rows={orders}
      columns={columnsWithToggle}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      hideFooter
      aria-label="Orders with a button that expands all packing lists"
    />
  );
}

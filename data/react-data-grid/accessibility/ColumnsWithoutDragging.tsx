import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

function LayoutItems({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const index = columns.findIndex((visible) => visible.field === field);
  const column = columns[index]!;
  const width = column.computedWidth;
  const previous = columns[index - 1];
  const next = columns[index + 1];

  /* preview-start */
  const moveTo = (event: React.MouseEvent, neighbor?: GridColDef) => {
    if (neighbor) {
      // `false` counts hidden columns too, as setColumnIndex() does.
      apiRef.current.setColumnIndex(field, apiRef.current.getColumnIndex(neighbor.field, false));
    }
    onClick(event);
  };
  const resize = (event: React.MouseEvent, newWidth: number) => {
    apiRef.current.updateColumns([{ ...column, width: Math.max(60, newWidth), flex: 0 }]);
    onClick(event);
  };
  /* preview-end */

  return (
    <>
      <MenuItem onClick={(event) => resize(event, width + 40)}>Make wider</MenuItem>
      <MenuItem onClick={(event) => resize(event, width - 40)}>Make narrower</MenuItem>
      <MenuItem disabled={!previous} onClick={(event) => moveTo(event, previous)}>
        Move left
      </MenuItem>
      <MenuItem disabled={!next} onClick={(event) => moveTo(event, next)}>
        Move right
      </MenuItem>
    </>
  );
}

const slotProps = {
  columnMenu: {
    slots: { columnMenuLayoutItem: LayoutItems },
    slotProps: { columnMenuLayoutItem: { displayOrder: 5 } },
  },
};

export default function ColumnsWithoutDragging() {
  return (
    <DataGridPro
      rows={orders}
      columns={orderColumns}
      slotProps={slotProps}
      hideFooter
      aria-label="Orders with column commands in the menus"
    />
  );
}

import type * as React from 'react';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, payrollColumns } from '../dataset/payrollColumns';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const index = visible.findIndex(({ field }) => field === colDef.field);
  const [previous, next] = [visible[index - 1], visible[index + 1]];

  /* preview-start */
  const moveTo = (target: GridColDef, event: React.MouseEvent) => {
    const targetIndex = apiRef.current.getColumnIndex(target.field, false);
    apiRef.current.setColumnIndex(colDef.field, targetIndex);
    onClick(event);
  };
  return [
    previous && (
      <MenuItem key="previous" onClick={(event) => moveTo(previous, event)}>
        <ListItemText inset>{`Move before ${previous.headerName}`}</ListItemText>
      </MenuItem>
    ),
    /* preview-end */
    next && (
      <MenuItem key="next" onClick={(event) => moveTo(next, event)}>
        <ListItemText inset>{`Move after ${next.headerName}`}</ListItemText>
      </MenuItem>
    ),
  ];
}

const slotProps = {
  columnMenu: {
    slots: { columnMenuMoveItems: MoveItems },
    slotProps: { columnMenuMoveItems: { displayOrder: 15 } },
  },
};

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 130,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
];

export default function MoveFromMenu() {
  return (
    <DataGridPro
      rows={employees}
      columns={columns}
      slotProps={slotProps}
      disableColumnPinning
      hideFooter
      aria-label="Payroll with move commands in the column menus"
    />
  );
}

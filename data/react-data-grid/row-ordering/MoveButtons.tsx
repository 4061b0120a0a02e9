import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridActionsCellItem,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { plan, planColumns } from './planColumns';
import type { Task } from '../dataset/tasks';

export default function MoveButtons() {
  const [rows, setRows] = React.useState(plan);
  const [movedId, setMovedId] = React.useState<number | null>(null);

  /* preview-start */
  const move = React.useCallback((task: Task, step: 1 | -1) => {
    setMovedId(task.id);
    setRows((current) => {
      const target = current.indexOf(task) + step;
      if (!current[target]) return current;
      const others = current.filter((other) => other !== task);
      return [...others.slice(0, target), task, ...others.slice(target)];
    });
  }, []);
  const handleKeyDown: DataGridProProps<Task>['onCellKeyDown'] = ({ row }, event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    move(row, event.key === 'ArrowUp' ? -1 : 1);
  };
  /* preview-end */

  const columns = React.useMemo<GridColDef<Task>[]>(
    () => [
      ...planColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpward />}
            label={`Move up: ${row.task}, ${row.room}`}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownward />}
            label={`Move down: ${row.task}, ${row.room}`}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ],
    [move],
  );

  const index = rows.findIndex(({ id }) => id === movedId);
  const moved = rows[index];

  return (
    <>
      <DataGridPro
        rows={rows}
        columns={columns}
        onCellKeyDown={handleKeyDown}
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        aria-label="Renovation plan with buttons that move tasks"
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {moved
          ? `${moved.task}, ${moved.room}: position ${index + 1} of ${rows.length}`
          : 'Press Alt+↑ or Alt+↓ in a cell to move its task.'}
      </Typography>
    </>
  );
}

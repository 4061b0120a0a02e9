import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginationModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const FIRST_ID = 101;
const rows = createTasks(30);

export default function ScrollToNewRow() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(FIRST_ID);

  /* preview-start */
  const addTask = () => {
    const id = nextId.current++;
    apiRef.current?.updateRows([{ id, task: 'Wire sockets', room: 'Study', owner: 'Bao' }]);
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const { pageSize } = gridPaginationModelSelector(apiRef);
    apiRef.current?.setPage(Math.floor(rowIndex / pageSize));
    // The grid renders the row before the next frame.
    requestAnimationFrame(() => {
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current?.setCellFocus(id, 'task');
    });
  };
  /* preview-end */

  return (
    <>
      <Stack direction="row" sx={{ mb: 1 }}>
        <Button variant="outlined" size="small" onClick={addTask}>
          Add task
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={taskColumns}
        pageSizeOptions={[12]}
        initialState={{
          pagination: { paginationModel: { pageSize: 12 } },
          sorting: { sortModel: [{ field: 'task', sort: 'asc' }] },
        }}
        aria-label="Renovation tasks, 12 per page"
      />
    </>
  );
}

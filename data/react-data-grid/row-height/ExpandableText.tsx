import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { inbox, type Mail } from '../dataset/inbox';

const mails = Array.from({ length: 48 }, (_, index) => ({
  ...inbox[index % inbox.length]!,
  id: index + 1,
}));
const firstWords = (text: string) => `${text.split(' ').slice(0, 8).join(' ')}…`;
const getRowHeight = () => 'auto' as const;

export default function ExpandableText() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>([1]);
  const columns = React.useMemo<GridColDef<Mail>[]>(() => {
    const toggle = (id: number) =>
      setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
    return [
      { field: 'sender', headerName: 'From', width: 140 },
      {
        field: 'text',
        headerName: 'Message',
        flex: 1,
        minWidth: 200,
        renderCell: ({ row }) => (
          <>
            {openIds.includes(row.id) ? row.text : firstWords(row.text)}{' '}
            <Link
              component="button"
              variant="body2"
              aria-expanded={openIds.includes(row.id)}
              onClick={() => toggle(row.id)}
            >
              {openIds.includes(row.id) ? 'Show less' : 'Show more'}
            </Link>
          </>
        ),
      },
    ];
  }, [openIds]);

  /* preview-start */
  return (
    <DataGrid
      rows={mails}
      columns={columns}
      getRowHeight={getRowHeight}
      getEstimatedRowHeight={({ id }) => (openIds.includes(id) ? 58 : 38)}
      sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      aria-label="Messages with expandable text"
    />
  );
  /* preview-end */
}

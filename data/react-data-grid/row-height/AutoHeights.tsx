import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inbox, type Mail } from '../dataset/inbox';

const columns: GridColDef<Mail>[] = [
  {
    field: 'sender',
    headerName: 'From',
    width: 180,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden sx={{ inlineSize: 32, blockSize: 32, fontSize: 14 }}>
          {row.sender[0]}
        </Avatar>
        <span>{row.sender}</span>
      </Stack>
    ),
  },
  {
    field: 'text',
    headerName: 'Message',
    flex: 1,
    minWidth: 250,
    renderCell: ({ row }) => (
      <>
        <Typography variant="subtitle2" component="div">
          {row.subject} {row.unread && <Chip size="small" color="info" label="New" />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {row.text}
        </Typography>
      </>
    ),
  },
  { field: 'receivedOn', headerName: 'Received', type: 'date', width: 110 },
];

/* preview-start */
const getRowHeight = () => 'auto' as const;

export default function AutoHeights() {
  return (
    <DataGrid
      rows={inbox}
      columns={columns}
      getRowHeight={getRowHeight}
      sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      hideFooter
      aria-label="Messages from customers"
    />
  );
}
/* preview-end */

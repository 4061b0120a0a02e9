import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { inbox, type Mail } from '../dataset/inbox';

function MailPanel({ mail }: { mail: Mail }) {
  const apiRef = useGridApiContext();
  const archive = () => apiRef.current.updateRows([{ id: mail.id, _action: 'delete' }]);
  return (
    <Stack spacing={1.5} sx={{ p: 2, maxInlineSize: { xs: 280, sm: 600 }, whiteSpace: 'normal' }}>
      <Typography variant="body2">{mail.text}</Typography>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" href={`mailto:${mail.address}`}>
          Reply
        </Button>
        <Button size="small" onClick={archive}>
          Archive
        </Button>
      </Stack>
    </Stack>
  );
}

const columns: GridColDef<Mail>[] = [
  {
    field: 'sender',
    headerName: 'From',
    width: 190,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <Avatar aria-hidden sx={{ inlineSize: 28, blockSize: 28, fontSize: 13 }}>
          {row.sender[0]}
        </Avatar>
        <span>{row.sender}</span>
      </Stack>
    ),
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200 },
  {
    field: 'unread',
    headerName: 'Status',
    width: 90,
    renderCell: ({ row }) => row.unread && <Chip size="small" color="info" label="New" />,
  },
  { field: 'receivedOn', headerName: 'Received', type: 'date', width: 110 },
];

/* preview-start */
const getDetailPanelContent = ({ row }: GridRowParams<Mail>) => <MailPanel mail={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function MailList() {
  return (
    <DataGridPro
      rows={inbox}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      /* preview-end */
      initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
      hideFooter
      aria-label="Messages from customers"
    />
  );
}

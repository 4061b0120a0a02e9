import Archive from '@mui/icons-material/ArchiveOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Label from '@mui/icons-material/Label';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface MailItemProps extends TreeItemProps {
  icon: typeof Inbox;
  tone?: string;
  unread?: number;
}

function MailItem({ icon: Icon, tone = 'text.primary', unread, label, ...props }: MailItemProps) {
  const row = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.25 }}>
      <Icon fontSize="small" sx={{ color: tone }} />
      <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: unread ? 600 : 400 }}>
        {label}
      </Typography>
      {unread && (
        <Typography variant="caption" aria-label={`${unread} unread`} role="img">
          {unread}
        </Typography>
      )}
    </Box>
  );
  /* preview-start */
  const sx = {
    [`& > .${treeItemClasses.content}`]: {
      borderRadius: 0,
      borderStartEndRadius: 16,
      borderEndEndRadius: 16,
      '&[data-selected]': { boxShadow: 'inset 0 0 0 1px', color: tone },
    },
  };
  return <TreeItem {...props} label={row} sx={sx} />;
  /* preview-end */
}

export default function MailSidebar() {
  return (
    <SimpleTreeView aria-label="Mail" defaultExpandedItems={['labels']} defaultSelectedItems="news">
      <MailItem itemId="inbox" label="Inbox" icon={Inbox} unread={12} />
      <MailItem itemId="labels" label="Labels" icon={Label}>
        <MailItem itemId="news" label="News" icon={Campaign} tone="info.main" unread={4} />
        <MailItem itemId="bills" label="Bills" icon={Receipt} tone="success.main" unread={1} />
        <MailItem itemId="urgent" label="Urgent" icon={Label} tone="error.main" />
      </MailItem>
      <MailItem itemId="archive" label="Archive" icon={Archive} />
    </SimpleTreeView>
  );
}

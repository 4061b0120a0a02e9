import * as React from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { garden } from '../dataset/garden';

const MenuContext = React.createContext<(anchor: Element, label: string) => void>(() => {});

const PlantItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PlantItem(props, ref) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  const openMenu = React.useContext(MenuContext);
  const menuButton = (
    /* preview-start */
    <IconButton
      size="small"
      aria-label={`Actions for ${props.label}`}
      aria-haspopup="menu"
      tabIndex={status.focused ? 0 : -1}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        openMenu(event.currentTarget, String(props.label));
      }}
    >
      <MoreVert fontSize="small" />
    </IconButton>
    /* preview-end */
  );
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          {menuButton}
        </Stack>
      }
    />
  );
});

export default function RowMenu() {
  const [menu, setMenu] = React.useState<{ anchor: Element; label: string } | null>(null);
  const [message, setMessage] = React.useState('Focus a plant and press Tab to reach its menu.');
  const openMenu = React.useCallback(
    (anchor: Element, label: string) => setMenu({ anchor, label }),
    [],
  );
  const choose = (action: string) => {
    setMessage(`${menu?.label} was ${action}.`);
    setMenu(null);
  };
  return (
    <Stack spacing={1}>
      <Typography role="status">{message}</Typography>
      <MenuContext.Provider value={openMenu}>
        <RichTreeView
          items={garden}
          slots={{ item: PlantItem }}
          defaultExpandedItems={['trees']}
          aria-label="Garden"
        />
      </MenuContext.Provider>
      <Menu open={menu !== null} anchorEl={menu?.anchor} onClose={() => setMenu(null)}>
        <MenuItem onClick={() => choose('watered')}>Mark as watered</MenuItem>
        <MenuItem onClick={() => choose('archived')}>Archive</MenuItem>
      </Menu>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { gear } from '../dataset/gear';

type ItemProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const PathContext = React.createContext<(path: string) => void>(() => {});

const GearItem = React.forwardRef<HTMLLIElement, ItemProps>(function GearItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { publicAPI } = tree;
  const setPath = React.useContext(PathContext);

  /* preview-start */
  const showPath = (event: React.MouseEvent) => {
    event.stopPropagation();
    const path: string[] = [];
    for (let id: string | null = itemId; id !== null; id = publicAPI.getParentId(id)) {
      path.unshift(publicAPI.getItem(id).label);
    }
    setPath(path.join(' / '));
  };
  /* preview-end */

  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...tree.getRootProps(other)}>
        <TreeItemContent {...tree.getContentProps()}>
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={tree.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...tree.getLabelProps()} />
          <Button
            size="small"
            tabIndex={tree.status.focused ? 0 : -1}
            sx={{ paddingBlock: 0, flexShrink: 0 }}
            onClick={showPath}
            // Keys pressed on the button must not reach the tree.
            onKeyDown={(event) => event.stopPropagation()}
          >
            Show path
          </Button>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HookPublicApi() {
  const [path, setPath] = React.useState('none');
  return (
    <>
      <Typography role="status">Path: {path}</Typography>
      <PathContext.Provider value={setPath}>
        <RichTreeView
          items={gear}
          slots={{ item: GearItem }}
          defaultExpandedItems={['sleeping', 'bags']}
          aria-label="Camping gear"
        />
      </PathContext.Provider>
    </>
  );
}

import Link from '@mui/material/Link';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

/* preview-start */
function LinkItem({ href, label, ...props }: TreeItemProps & { href: string }) {
  const followOnEnter: TreeItemProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.defaultMuiPrevented = true;
    event.currentTarget.querySelector('a')?.click();
  };
  const link = (
    <Link href={href} tabIndex={-1} target="_blank" rel="noreferrer">
      {label}
    </Link>
  );
  return <TreeItem {...props} label={link} onKeyDown={followOnEnter} />;
}
/* preview-end */

export default function LinkItems() {
  return (
    <SimpleTreeView aria-label="Help" defaultExpandedItems={['help']} disableSelection>
      <TreeItem itemId="help" label="Help">
        <LinkItem
          itemId="keyboard"
          label="Keyboard patterns for trees"
          href="https://www.w3.org/WAI/ARIA/apg/patterns/treeview/"
        />
        <LinkItem
          itemId="wcag"
          label="Web accessibility guidelines"
          href="https://www.w3.org/WAI/standards-guidelines/wcag/"
        />
      </TreeItem>
    </SimpleTreeView>
  );
}

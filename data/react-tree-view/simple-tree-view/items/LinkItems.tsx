import Link from '@mui/material/Link';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function LinkItem({ href, label, ...props }: TreeItemProps & { href: string }) {
  return (
    <TreeItem
      {...props}
      label={
        // Tab stops once at the tree; the arrow keys lead here, and Enter follows the link.
        <Link href={href} tabIndex={-1} target="_blank" rel="noreferrer">
          {label}
        </Link>
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) {
          event.defaultMuiPrevented = true;
          event.currentTarget.querySelector('a')?.click();
        }
      }}
    />
  );
}

export default function LinkItems() {
  return (
    <SimpleTreeView aria-label="Help" defaultExpandedItems={['help']} disableSelection>
      <TreeItem itemId="help" label="Help">
        <LinkItem
          itemId="keys"
          label="Keyboard use of trees"
          href="https://www.w3.org/WAI/ARIA/apg/patterns/treeview/"
        />
        <LinkItem
          itemId="wcag"
          label="About WCAG"
          href="https://www.w3.org/WAI/standards-guidelines/wcag/"
        />
      </TreeItem>
    </SimpleTreeView>
  );
}

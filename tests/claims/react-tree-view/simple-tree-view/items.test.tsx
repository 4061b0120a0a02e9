import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { active, click } from '../tree';

const claim = claimsOf('/x/react-tree-view/simple-tree-view/items/');

type Props = Partial<SimpleTreeViewProps<false>>;
type ApiRef = NonNullable<Props['apiRef']>;

const settings = [
  <TreeItem key="account" itemId="account" label="Account">
    <TreeItem itemId="profile" label="Profile" />
    <TreeItem itemId="password" label="Change password" />
  </TreeItem>,
  <TreeItem key="billing" itemId="billing" label="Billing" disabled>
    <TreeItem itemId="invoices" label="Invoices" />
  </TreeItem>,
  <TreeItem key="about" itemId="about" label="About" />,
];

function Settings(props: Props) {
  return <SimpleTreeView {...props}>{props.children ?? settings}</SimpleTreeView>;
}

claim('Render items from an array or a wrapper', 'Fragments, arrays, and wrappers work', () => {
  const SectionItem = ({ label, ...props }: TreeItemProps) => (
    <TreeItem {...props} label={<b>{label}</b>} />
  );
  render(
    <Settings>
      <>
        <SectionItem itemId="a" label="A" />
        {['b', 'c'].map((id) => (
          <TreeItem key={id} itemId={id} label={id.toUpperCase()} />
        ))}
      </>
    </Settings>,
  );
  expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['A', 'B', 'C']);
});

claim('Render items from an array or a wrapper', 'Two mounted items with one itemId throw', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tree = (
    <Settings defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="b" label="B" />
      </TreeItem>
      <TreeItem itemId="b" label="Other B" />
    </Settings>
  );
  expect(() => render(tree)).toThrow(
    'MUI X: The Tree View component requires all items to have a unique `id` property.',
  );
  vi.restoreAllMocks();
});

claim('Set the DOM id', 'The id joins the id of the tree and the itemId, or is the own one', () => {
  render(
    <Settings id="settings">
      <TreeItem itemId="profile" label="Profile" />
      <TreeItem itemId="password" label="Password" id="change-password" />
    </Settings>,
  );
  expect(screen.getAllByRole('treeitem').map((item) => item.id)).toEqual([
    'settings-profile',
    'change-password',
  ]);
});

claim(
  'Disable items',
  'Users neither select nor expand it; its children are disabled',
  async () => {
    const onSelect = vi.fn();
    render(<Settings onSelectedItemsChange={onSelect} defaultExpandedItems={['billing']} />);
    await click('Billing');
    await click('Invoices');
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('treeitem', { name: 'Invoices' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  },
);

claim('Disable items', 'The * key expands a disabled sibling', async () => {
  render(<Settings />);
  await userEvent.tab();
  await userEvent.keyboard('*');
  expect(screen.getByText('Invoices')).toBeDefined();
});

claim(
  'Let the keyboard reach disabled items',
  'By default, the arrow keys and a letter skip it',
  async () => {
    render(<Settings />);
    await userEvent.tab();
    await userEvent.keyboard('b');
    expect(active()).toBe('account');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('about');
  },
);

claim('Let the keyboard reach disabled items', 'The prop is read on mount only', async () => {
  const { rerender } = render(<Settings />);
  rerender(<Settings disabledItemsFocusable />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('about');
  await userEvent.tab({ shift: true });
  rerender(<Settings key="again" disabledItemsFocusable />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('billing');
});

claim('React to a click', 'onItemClick is called for disabled rows', () => {
  const onItemClick = vi.fn();
  render(<Settings onItemClick={(_event, id) => onItemClick(id)} />);
  fireEvent.click(screen.getByText('Billing'));
  expect(onItemClick.mock.calls).toEqual([['billing']]);
});

claim('React to a click', 'onClick of a TreeItem is called for the items inside', () => {
  const onClick = vi.fn();
  render(
    <Settings defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account" onClick={onClick}>
        <TreeItem itemId="profile" label="Profile" />
      </TreeItem>
    </Settings>,
  );
  fireEvent.click(screen.getByText('Profile'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

claim(
  'Make items links',
  'onSelectedItemsChange is called for a click, Enter, and Space',
  async () => {
    const values: unknown[] = [];
    render(
      <Settings onSelectedItemsChange={(_event, id) => values.push(id)}>
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Change password" />
        <TreeItem itemId="about" label="About" />
      </Settings>,
    );
    await click('Profile');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
    await userEvent.keyboard(' ');
    expect(values).toEqual(['profile', 'password', 'about', null]);
  },
);

claim('Make items links', 'On a parent, Enter expands instead of selecting', async () => {
  const onSelect = vi.fn();
  render(<Settings onSelectedItemsChange={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Profile')).toBeDefined();
  expect(onSelect).not.toHaveBeenCalled();
});

claim('Make items links', 'defaultMuiPrevented keeps Enter from selecting', async () => {
  const onSelect = vi.fn();
  const onKeyDown: TreeItemProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter') event.defaultMuiPrevented = true;
  };
  render(
    <Settings onSelectedItemsChange={onSelect}>
      <TreeItem itemId="profile" label="Profile" onKeyDown={onKeyDown} />
    </Settings>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

claim("Get an item's element and scroll to it", 'The li, or null below a collapsed parent', () => {
  const apiRef: ApiRef = { current: undefined };
  render(<Settings apiRef={apiRef} />);
  expect(apiRef.current?.getItemDOMElement('about')?.tagName).toBe('LI');
  expect(apiRef.current?.getItemDOMElement('profile')).toBeNull();
});

claim(
  'Items in collapsed branches',
  'The API misses children while the parent is collapsed',
  async () => {
    const apiRef: ApiRef = { current: undefined };
    render(<Settings apiRef={apiRef} />);
    expect(apiRef.current?.getItemOrderedChildrenIds('account')).toEqual([]);
    await click('Account');
    expect(apiRef.current?.getItemOrderedChildrenIds('account')).toEqual(['profile', 'password']);
    expect(apiRef.current?.getParentId('profile')).toBe('account');
    await click('Account');
    await vi.waitFor(() => expect(screen.queryByText('Profile')).toBeNull());
    expect(apiRef.current?.getParentId('profile') ?? null).toBeNull();
  },
);

claim('Why do I get "Could not find the Tree View context"?', 'A TreeItem outside a tree', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<TreeItem itemId="a" label="A" />)).toThrow(
    'Could not find the Tree View context',
  );
  vi.restoreAllMocks();
});

claim('Can I pass items as an array?', 'items is ignored with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const props: Props & { items: object[] } = { items: [{ id: 'x', label: 'From data' }] };
  render(<Settings {...props} />);
  expect(screen.queryByText('From data')).toBeNull();
  expect(warn.mock.calls.flat().join(' ')).toContain('items');
  vi.restoreAllMocks();
});

claim('Why does getItem return an empty label?', 'It returns the id and an empty label', () => {
  const apiRef: ApiRef = { current: undefined };
  render(<Settings apiRef={apiRef} />);
  expect(apiRef.current?.getItem('about')).toEqual({ id: 'about', label: '' });
});

claim(
  'How do I stop a button in a label from selecting the item?',
  'Stopped events select nothing',
  async () => {
    const onSelect = vi.fn();
    const stop = (event: React.SyntheticEvent) => event.stopPropagation();
    const tree = (handlers: React.ComponentProps<'button'>) => (
      <Settings onSelectedItemsChange={onSelect}>
        <TreeItem itemId="a" label={<button {...handlers}>Delete</button>} />
      </Settings>
    );
    const { rerender } = render(tree({ onClick: stop, onKeyDown: stop }));
    await click('Delete');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    rerender(tree({}));
    await click('Delete');
    expect(onSelect).toHaveBeenCalledTimes(1);
  },
);

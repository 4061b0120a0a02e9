import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { click } from './tree';

const claim = claimsOf('/x/react-tree-view/tree-item-customization/');

interface Gear {
  id: string;
  label: string;
  children?: Gear[];
}
const items: Gear[] = [
  { id: 'tents', label: 'Tents', children: [{ id: 'tarp', label: 'Tarp' }] },
  { id: 'stove', label: 'Stove' },
];

const tree = (props: Partial<RichTreeViewProps<Gear, false>> = {}) =>
  render(<RichTreeView items={items} {...props} />);

type Hook = ReturnType<typeof useTreeItem>;

/** Returns what `useTreeItem` returns for an item. */
function hookOf(props: Partial<RichTreeViewProps<Gear, false>> = {}): Hook {
  const seen: Hook[] = [];
  function Item({ itemId, label }: TreeItemProps) {
    const hook = useTreeItem({ itemId, label });
    seen.push(hook);
    return (
      <TreeItemProvider {...hook.getContextProviderProps()}>
        <TreeItemRoot {...hook.getRootProps()}>
          <TreeItemContent {...hook.getContentProps()}>
            <TreeItemLabel {...hook.getLabelProps()} />
          </TreeItemContent>
        </TreeItemRoot>
      </TreeItemProvider>
    );
  }
  tree({ slots: { item: Item }, ...props });
  const last = seen.at(-1);
  if (!last) throw new Error('No item was rendered.');
  return last;
}

claim(
  'Choose how to customize',
  'SimpleTreeView and RichTreeView reach the parts in two ways',
  () => {
    const slotProps = { label: { title: 'A part' } };
    render(
      <SimpleTreeView>
        <TreeItem itemId="tarp" label="Simple tarp" slotProps={slotProps} />
      </SimpleTreeView>,
    );
    tree({ slotProps: { item: { slotProps } } });
    expect(screen.getAllByTitle('A part').map((part) => part.textContent)).toEqual([
      'Simple tarp',
      'Tents',
      'Stove',
    ]);
  },
);

claim('Change the row', 'The slot receives status and ownerState', () => {
  const content = vi.fn((_props: object) => null);
  tree({ slotProps: { item: { slots: { content } } } });
  expect(content.mock.calls[0]?.[0]).toMatchObject({
    ownerState: {},
    status: { expandable: true },
  });
});

claim('Change the label', 'A slot component does not receive the itemId', () => {
  const label = vi.fn((_props: object) => null);
  tree({ slotProps: { item: { slots: { label } } } });
  expect(label).toHaveBeenCalled();
  expect(Object.keys(label.mock.calls[0]?.[0] ?? {})).not.toContain('itemId');
});

claim('Change the checkbox', 'Trees without checkboxes render the slot with visible false', () => {
  const checkbox = vi.fn((_props: object) => null);
  tree({ slotProps: { item: { slots: { checkbox } } } });
  expect(checkbox.mock.calls[0]?.[0]).toMatchObject({ visible: false });
});

claim('Change the checkbox', 'It receives its state', () => {
  const checkbox = vi.fn((_props: object) => null);
  tree({ checkboxSelection: true, slotProps: { item: { slots: { checkbox } } } });
  expect(Object.keys(checkbox.mock.calls[0]?.[0] ?? {})).toEqual(
    expect.arrayContaining([
      'visible',
      'checked',
      'indeterminate',
      'disabled',
      'tabIndex',
      'onChange',
    ]),
  );
});

claim('Change the indentation', 'The default is 12px', () => {
  const { container } = tree();
  const root = container.querySelector<HTMLElement>('[role="tree"]');
  expect(root?.style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('12px');
});

claim(
  'Show your data in the item',
  'In SimpleTreeView, the model has the id and an empty label',
  () => {
    const model = vi.fn();
    function Item(props: TreeItemProps) {
      model(useTreeItemModel(props.itemId));
      return <TreeItem {...props} />;
    }
    render(
      <SimpleTreeView>
        <Item itemId="tarp" label="Tarp" />
      </SimpleTreeView>,
    );
    expect(model.mock.lastCall).toEqual([{ id: 'tarp', label: '' }]);
  },
);

claim(
  'Show your data in the item',
  'An element as label makes the input start with [object Object]',
  async () => {
    function Item(props: TreeItemProps) {
      const model = useTreeItemModel<Gear>(props.itemId);
      return <TreeItem {...props} label={<b>{model?.label}</b>} />;
    }
    tree({ isItemEditable: true, slots: { item: Item } });
    await userEvent.dblClick(screen.getByText('Stove'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('[object Object]');
  },
);

claim('Show your data in the item', 'A label that users edited is not in the object', async () => {
  function Item(props: TreeItemProps) {
    return <TreeItem {...props} title={useTreeItemModel<Gear>(props.itemId)?.label} />;
  }
  tree({ isItemEditable: true, slots: { item: Item } });
  await userEvent.dblClick(screen.getByText('Stove'));
  await userEvent.keyboard(' XL{Enter}');
  expect(screen.getByTitle('Stove').textContent).not.toBe('Stove');
});

claim('Build the item yourself', 'Your props override the ones of the hook in most parts', () => {
  const hook = hookOf();
  expect(hook.getRootProps({ role: 'none' }).role).toBe('none');
  expect(hook.getLabelProps({ children: 'Mine' }).children).toBe('Mine');
});

claim('Build the item yourself', 'Not for the checkbox and the label input', () => {
  const hook = hookOf({ checkboxSelection: true, isItemEditable: true });
  expect(hook.getCheckboxProps({ tabIndex: 5 }).tabIndex).toBe(-1);
  expect(hook.getLabelInputProps({ value: 'Mine' }).value).toBe('Stove');
});

claim('Build the item yourself', 'The items have no MuiTreeItem-* class names', () => {
  hookOf();
  expect(document.querySelector('[class*="MuiTreeItem-content "]')).toBeNull();
  tree();
  expect(document.querySelector('[class*="MuiTreeItem-content "]')).not.toBeNull();
});

claim('Show loading and errors', 'The size and thickness of a spinner, and only your props', () => {
  const hook = hookOf();
  expect(Object.keys(hook.getLoadingContainerProps()).sort()).toEqual(['size', 'thickness']);
  expect(hook.getErrorContainerProps({ title: 'Error' })).toEqual({ title: 'Error' });
});

claim('Show the state', 'The states of an item', () => {
  expect(Object.keys(hookOf().status)).toEqual(
    expect.arrayContaining([
      'expandable',
      'expanded',
      'focused',
      'selected',
      'disabled',
      'editing',
      'editable',
    ]),
  );
});

claim('Change what a click does', 'The handler only expands', async () => {
  const onSelect = vi.fn();
  function Item(props: TreeItemProps) {
    const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
    const onClick = (event: React.MouseEvent & { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
      interactions.handleExpansion(event);
    };
    return <TreeItem {...props} slotProps={{ content: { onClick } }} />;
  }
  tree({ slots: { item: Item }, onSelectedItemsChange: onSelect });
  await click('Tents');
  expect(screen.getByText('Tarp')).toBeDefined();
  expect(onSelect).not.toHaveBeenCalled();
});

claim(
  'Limit how many items users can select',
  'handleCheckboxSelection selects disabled items',
  () => {
    const onSelect = vi.fn();
    function Item(props: TreeItemProps) {
      const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
      return (
        <TreeItem
          {...props}
          label={<input type="checkbox" onChange={interactions.handleCheckboxSelection} />}
        />
      );
    }
    tree({
      slots: { item: Item },
      isItemDisabled: () => true,
      onSelectedItemsChange: (_event, id) => onSelect(id),
    });
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(onSelect.mock.calls).toEqual([['tents']]);
  },
);

claim("Why is my slot's ownerState empty?", 'TreeItem passes an empty object', () => {
  const label = vi.fn((_props: object) => null);
  tree({ slotProps: { item: { slots: { label } } } });
  expect(label.mock.calls[0]?.[0]).toHaveProperty('ownerState', {});
});

const inputs: [string, React.ComponentProps<'input'>, boolean][] = [
  ['moves the focus', {}, true],
  ['with a stopped event stays', { onKeyDown: (event) => event.stopPropagation() }, false],
  ['with data-element stays', { 'data-element': 'labelInput' } as object, false],
];
for (const [outcome, props, moves] of inputs) {
  claim(
    'Why does typing in my input move the focus in the tree?',
    `Typing ${outcome}`,
    async () => {
      render(
        <SimpleTreeView>
          <TreeItem itemId="tarp" label={<input aria-label="Amount" {...props} />} />
          <TreeItem itemId="stove" label="Stove" />
        </SimpleTreeView>,
      );
      await userEvent.click(screen.getByLabelText('Amount'));
      screen.getByLabelText('Amount').focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(document.activeElement?.textContent === 'Stove').toBe(moves);
    },
  );
}

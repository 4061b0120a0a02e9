import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expect, vi } from 'vitest';
import RenameChecked from '../../../../data/react-tree-view/rich-tree-view/editing/RenameChecked';
import { claimsOf } from '../../claim';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/editing/');

interface Song {
  id: string;
  label: string;
  children?: Song[];
}

const items: Song[] = [
  { id: 'jazz', label: 'Jazz', children: [{ id: 'blue', label: 'Blue' }] },
  { id: 'opener', label: 'Opener' },
];

type Props = Partial<RichTreeViewProps<Song, false>>;

function Songs(props: Props) {
  return (
    <>
      <RichTreeView items={items} isItemEditable aria-label="Songs" {...props} />
      <button>Outside</button>
    </>
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const edit = (label: string) => userEvent.dblClick(screen.getByText(label));
const renameTo = async (label: string, text: string) => {
  await edit(label);
  await userEvent.clear(input());
  if (text) await userEvent.type(input(), text);
};
const focusById = (id: string) =>
  act(() => document.querySelector<HTMLElement>(`[id$="-${id}"]`)?.focus());

function apiTree(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const view = render(<Songs {...props} apiRef={apiRef} />);
  if (!apiRef.current) throw new Error('The tree has set no API.');
  return { api: apiRef.current, view };
}

claim(
  'Rich Tree View - Label editing',
  'Enter on the focused item edits, and neither expands nor selects',
  async () => {
    const onSelect = vi.fn();
    const onExpand = vi.fn();
    render(<Songs onSelectedItemsChange={onSelect} onExpandedItemsChange={onExpand} />);
    focusById('jazz');
    await userEvent.keyboard('{Enter}');
    expect(input().value).toBe('Jazz');
    expect(onSelect).not.toHaveBeenCalled();
    expect(onExpand).not.toHaveBeenCalled();
  },
);

claim('Rich Tree View - Label editing', 'Enter saves and focuses the item', async () => {
  render(<Songs />);
  await renameTo('Opener', 'Finale{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(item('Finale'));
});

// Where the focus ends up after Tab needs a browser.
claim('Rich Tree View - Label editing', 'Leaving the input with Tab saves the label', async () => {
  const onChange = vi.fn();
  render(<Songs onItemLabelChange={onChange} />);
  await renameTo('Opener', 'Finale');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['opener', 'Finale']]);
  expect(item('Finale')).toBeDefined();
});

claim(
  'Rich Tree View - Label editing',
  'Escape restores the old label and focuses the item',
  async () => {
    const onChange = vi.fn();
    render(<Songs onItemLabelChange={onChange} />);
    await renameTo('Opener', 'Finale{Escape}');
    expect(document.activeElement).toBe(item('Opener'));
    expect(onChange).not.toHaveBeenCalled();
    await edit('Opener');
    expect(input().value).toBe('Opener');
  },
);

claim(
  'Rich Tree View - Label editing',
  'An empty input stays open on Enter and on blur',
  async () => {
    const onChange = vi.fn();
    render(<Songs onItemLabelChange={onChange} />);
    await renameTo('Opener', '');
    await userEvent.keyboard('{Enter}');
    expect(input().value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(input().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  'Rich Tree View - Label editing',
  'A click on the row expands only with expansionTrigger content',
  async () => {
    const { rerender } = render(<Songs />);
    await userEvent.click(screen.getByText('Jazz'));
    expect(screen.queryByText('Blue')).toBeNull();
    rerender(<Songs expansionTrigger="content" />);
    await userEvent.click(screen.getByText('Jazz'));
    expect(screen.getByText('Blue')).toBeDefined();
  },
);

const readers: [string, () => Props][] = [
  ['items', () => ({ items: structuredClone(items) })],
  ['getItemId', () => ({ getItemId: (song) => song.id })],
  ['getItemLabel', () => ({ getItemLabel: (song) => song.label })],
  ['getItemChildren', () => ({ getItemChildren: (song) => song.children })],
  ['isItemDisabled', () => ({ isItemDisabled: () => false })],
  ['disabledItemsFocusable', () => ({ disabledItemsFocusable: true })],
];
for (const [name, props] of readers) {
  claim('Store the new label', `A new ${name} restores the label in the data`, async () => {
    const { rerender } = render(<Songs />);
    await renameTo('Opener', 'Finale{Enter}');
    rerender(<Songs isItemEditable={() => true} onItemClick={() => {}} />);
    expect(item('Finale')).toBeDefined();
    rerender(<Songs {...props()} />);
    expect(item('Opener')).toBeDefined();
  });
}

claim('Store the new label', 'The callback runs without a change', async () => {
  const onChange = vi.fn();
  render(<Songs onItemLabelChange={onChange} />);
  await edit('Opener');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['opener', 'Opener']]);
});

claim('Edit some items only', 'A double-click edits a disabled item', async () => {
  const { rerender } = render(<Songs isItemDisabled={(song) => song.id === 'opener'} />);
  fireEvent.doubleClick(screen.getByText('Opener'));
  expect(input().value).toBe('Opener');
  await userEvent.keyboard('{Escape}');
  rerender(<Songs isItemEditable={(song) => song.id !== 'opener'} />);
  fireEvent.doubleClick(screen.getByText('Opener'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

claim('Change how saving works', 'The handler trims the label', async () => {
  function SongItem(props: TreeItemProps) {
    const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
    const onKeyDown = (
      event: React.KeyboardEvent<HTMLInputElement> & { defaultMuiPrevented?: boolean },
    ) => {
      if (event.key !== 'Enter') return;
      event.defaultMuiPrevented = true;
      interactions.handleSaveItemLabel(event, event.currentTarget.value.trim());
    };
    return <TreeItem {...props} slotProps={{ labelInput: { onKeyDown } }} />;
  }
  const onChange = vi.fn();
  render(<Songs slots={{ item: SongItem }} onItemLabelChange={onChange} />);
  await renameTo('Opener', '  Finale {Enter}');
  expect(onChange.mock.calls).toEqual([['opener', 'Finale']]);
});

claim('Keep the focus where the user moved it', 'onBlur can move the focus on', async () => {
  const onBlur = (event: React.FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof HTMLElement) requestAnimationFrame(() => next.focus());
  };
  render(<Songs slotProps={{ item: { slotProps: { labelInput: { onBlur } } } }} />);
  await renameTo('Opener', 'Finale');
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Outside'));
  expect(item('Finale')).toBeDefined();
});

claim('Validate the label', 'A label of spaces is saved', async () => {
  const onChange = vi.fn();
  render(<Songs onItemLabelChange={onChange} />);
  await renameTo('Opener', '  {Enter}');
  expect(onChange.mock.calls).toEqual([['opener', '  ']]);
});

claim('Change how saving works', "The item's slotProps replace the ones of the tree", () => {
  const slotProps = { item: { slotProps: { content: { title: 'Song' } } } };
  const Replaced = (props: TreeItemProps) => <TreeItem {...props} slotProps={{ label: {} }} />;
  const Merged = ({ slotProps: own, ...props }: TreeItemProps) => (
    <TreeItem {...props} slotProps={{ ...own, label: {} }} />
  );
  const { rerender } = render(<Songs slotProps={slotProps} slots={{ item: Replaced }} />);
  expect(screen.queryAllByTitle('Song')).toHaveLength(0);
  rerender(<Songs slotProps={slotProps} slots={{ item: Merged }} />);
  expect(screen.queryAllByTitle('Song')).toHaveLength(2);
});

claim('Combine F2, validation, and checkboxes', 'F2 renames, blank names stay open', async () => {
  render(<RenameChecked />);
  act(() => item('Opening theme').focus());
  await userEvent.keyboard('{F2}');
  fireEvent.change(input(), { target: { value: ' ' } });
  await userEvent.keyboard('{Enter}');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status').textContent).toBe('Selected: 1');
  fireEvent.change(input(), { target: { value: 'Finale' } });
  await userEvent.keyboard('{Enter}');
  expect(item('Finale').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status').textContent).toBe('Selected: 0');
});

claim('Rename and edit from code', 'getItem and getItemTree return the old label', () => {
  const { api } = apiTree();
  act(() => api.updateItemLabel('opener', 'Finale'));
  expect(item('Finale')).toBeDefined();
  expect(api.getItem('opener').label).toBe('Opener');
  expect(api.getItemTree().at(1)?.label).toBe('Opener');
});

claim('Change a label', 'It calls the callback, ignores isItemEditable, and throws', () => {
  const onChange = vi.fn();
  const { api } = apiTree({ isItemEditable: false, onItemLabelChange: onChange });
  act(() => api.updateItemLabel('opener', 'Finale'));
  expect(onChange.mock.calls).toEqual([['opener', 'Finale']]);
  expect(item('Finale')).toBeDefined();
  expect(() => api.updateItemLabel('opener', '')).toThrow('cannot be empty');
  expect(() => api.updateItemLabel('missing', 'Finale')).toThrow();
});

claim('Start or stop editing', 'null ends without saving; a fixed item is not edited', async () => {
  const onChange = vi.fn();
  const { api } = apiTree({
    isItemEditable: (song) => song.id !== 'jazz',
    onItemLabelChange: onChange,
  });
  act(() => api.setEditedItem('jazz'));
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => api.setEditedItem('opener'));
  await userEvent.type(input(), ' two');
  act(() => api.setEditedItem(null));
  expect(item('Opener')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

claim('Start or stop editing', 'In a collapsed branch the input appears on expansion', () => {
  const { api } = apiTree();
  act(() => api.setEditedItem('blue'));
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => api.setItemExpansion({ itemId: 'jazz' }));
  expect(input().value).toBe('Blue');
});

claim("Can an item be dragged while it's edited?", 'No item is draggable', async () => {
  render(<RichTreeViewPro items={items} itemsReordering isItemEditable />);
  expect(document.querySelectorAll('[draggable="true"]')).toHaveLength(2);
  await edit('Opener');
  expect(document.querySelectorAll('[draggable="true"]')).toHaveLength(0);
});

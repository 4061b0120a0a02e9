import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { click, clickWith } from '../tree';

const claim = claimsOf('/x/react-tree-view/simple-tree-view/selection/');

type Single = Partial<SimpleTreeViewProps<false>>;
type Multiple = Partial<SimpleTreeViewProps<true>>;

const rooms = [
  <TreeItem key="imaging" itemId="imaging" label="Imaging">
    <TreeItem itemId="xray" label="X-ray" />
    <TreeItem itemId="mri" label="MRI" />
  </TreeItem>,
  <TreeItem key="lab" itemId="lab" label="Lab" />,
  <TreeItem key="store" itemId="store" label="Store" disabled />,
  <TreeItem key="ward" itemId="ward" label="Ward" />,
];
const common = { defaultExpandedItems: ['imaging'], expansionTrigger: 'iconContainer' as const };

// In happy-dom, the tree cannot order items of several levels, so ranges stay on one level.

/** A tree of one selected item, and the values that its callback received. */
function single(props: Single = {}) {
  const values: unknown[] = [];
  const apiRef: NonNullable<Single['apiRef']> = { current: undefined };
  render(
    <SimpleTreeView
      {...common}
      apiRef={apiRef}
      onSelectedItemsChange={(_event, id) => values.push(id)}
      {...props}
    >
      {rooms}
    </SimpleTreeView>,
  );
  return { apiRef, values };
}

/** A tree of several selected items, and the values that its callback received. */
function multiple(props: Multiple = {}) {
  const values: unknown[] = [];
  const apiRef: NonNullable<Multiple['apiRef']> = { current: undefined };
  render(
    <SimpleTreeView
      multiSelect
      {...common}
      apiRef={apiRef}
      onSelectedItemsChange={(_event, ids) => values.push(ids)}
      {...props}
    >
      {rooms}
    </SimpleTreeView>,
  );
  return { apiRef, values };
}

const box = (index: number) => screen.getAllByRole('checkbox')[index] as HTMLInputElement;

claim(
  'Simple Tree View - Selection',
  'A click never deselects; Space does, with null',
  async () => {
    const { values } = single();
    await click('Lab');
    await click('Lab');
    await userEvent.keyboard(' ');
    expect(values).toEqual(['lab', 'lab', null]);
  },
);

claim('Select several items', 'A click replaces, Ctrl adds first, a range is last', async () => {
  const { values } = multiple({ defaultExpandedItems: [] });
  await click('Imaging');
  await click('Ward');
  await clickWith('Control', 'Lab');
  await clickWith('Shift', 'Imaging');
  expect(values).toEqual([['imaging'], ['ward'], ['lab', 'ward'], ['lab', 'ward', 'imaging']]);
});

claim(
  'Select several items',
  'A range skips disabled items; a default selection starts none',
  async () => {
    const { values } = multiple({ defaultSelectedItems: ['xray'] });
    await clickWith('Shift', 'Ward');
    expect(values).toEqual([]);
    await click('Lab');
    await clickWith('Shift', 'Ward');
    expect(values.at(-1)).toEqual(['lab', 'ward']);
  },
);

claim('Select with checkboxes', 'A click on a label selects nothing', async () => {
  const { values } = multiple({ checkboxSelection: true });
  await click('Lab');
  expect(values).toEqual([]);
});

claim(
  'Select with checkboxes',
  'A parent is indeterminate only while some descendants are selected',
  async () => {
    multiple({ checkboxSelection: true });
    await userEvent.click(box(1));
    expect(box(0).getAttribute('data-indeterminate')).toBe('true');
    await userEvent.click(box(2));
    expect(box(0).getAttribute('data-indeterminate')).toBe('false');
    expect(box(0).checked).toBe(false);
  },
);

claim('Select with checkboxes', 'In a single tree a second click clears the box', async () => {
  const { values } = single({ checkboxSelection: true });
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await userEvent.click(box(2));
  expect(values).toEqual(['xray', 'mri', null]);
});

claim(
  'React to each change',
  'A replaced selection causes one call for each item, then the value',
  async () => {
    const log: unknown[] = [];
    multiple({
      defaultSelectedItems: ['xray', 'mri'],
      onItemSelectionToggle: (_event, id, on) => log.push([id, on]),
      onSelectedItemsChange: (_event, ids) => log.push(ids),
    });
    await click('Lab');
    expect(log).toEqual([['lab', true], ['xray', false], ['mri', false], ['lab']]);
  },
);

const both = { descendants: true, parents: true };

claim(
  'Select parents and children together',
  'Mounted children follow, and complete their parent',
  async () => {
    const { values } = multiple({ selectionPropagation: both });
    await click('Imaging');
    expect(values[0]).toEqual(['imaging', 'xray', 'mri']);
    await clickWith('Control', 'MRI');
    expect(values[1]).toEqual(['xray']);
    await clickWith('Control', 'MRI');
    expect(values[2]).toHaveLength(3);
  },
);

claim(
  'Select parents and children together',
  'A parent that was never expanded is selected alone',
  async () => {
    const { values } = multiple({ selectionPropagation: both, defaultExpandedItems: [] });
    await click('Imaging');
    expect(values).toEqual([['imaging']]);
  },
);

claim('Select from code', 'It toggles, selects disabled items, and passes null as event', () => {
  const onSelectedItemsChange = vi.fn();
  const { apiRef } = single({ onSelectedItemsChange });
  act(() => apiRef.current?.setItemSelection({ itemId: 'store' }));
  act(() => apiRef.current?.setItemSelection({ itemId: 'store' }));
  expect(onSelectedItemsChange.mock.calls).toEqual([
    [null, 'store'],
    [null, null],
  ]);
});

claim('Keep the existing selection', 'Deselecting without the option clears everything', () => {
  const { apiRef, values } = multiple({ defaultSelectedItems: ['lab', 'mri', 'ward'] });
  act(() =>
    apiRef.current?.setItemSelection({
      itemId: 'lab',
      shouldBeSelected: false,
      keepExistingSelection: true,
    }),
  );
  act(() => apiRef.current?.setItemSelection({ itemId: 'xray', shouldBeSelected: false }));
  expect(values).toEqual([['mri', 'ward'], []]);
});

claim('Keep the existing selection', 'In a single tree the option makes an array', () => {
  const { apiRef, values } = single({ defaultSelectedItems: 'lab' });
  act(() => apiRef.current?.setItemSelection({ itemId: 'mri', keepExistingSelection: true }));
  expect(values).toEqual([['mri', 'lab']]);
});

claim('Turn selection off', 'Neither a click nor setItemSelection selects', async () => {
  const { apiRef, values } = single({ disableSelection: true });
  await click('Lab');
  act(() => apiRef.current?.setItemSelection({ itemId: 'lab' }));
  expect(values).toEqual([]);
});

claim(
  'How does a user deselect the only selected item?',
  'A second click deselects the item',
  async () => {
    function Rooms() {
      const [room, setRoom] = React.useState<string | null>(null);
      return (
        <SimpleTreeView
          selectedItems={room}
          onSelectedItemsChange={(_event, itemId) => setRoom(itemId === room ? null : itemId)}
        >
          {rooms}
        </SimpleTreeView>
      );
    }
    render(<Rooms />);
    await click('Lab');
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('Lab');
    await click('Lab');
    expect(screen.queryByRole('treeitem', { selected: true })).toBeNull();
  },
);

claim(
  'How do I select a parent without expanding it?',
  'By default a click does both',
  async () => {
    const { values } = single({ expansionTrigger: 'content', defaultExpandedItems: [] });
    await click('Imaging');
    expect(values).toEqual(['imaging']);
    expect(screen.getByText('MRI')).toBeDefined();
  },
);

claim(
  'How do I select a parent without expanding it?',
  'With iconContainer the row only selects',
  async () => {
    const { values } = single({ defaultExpandedItems: [] });
    await click('Imaging');
    expect(values).toEqual(['imaging']);
    expect(screen.queryByText('MRI')).toBeNull();
  },
);

claim(
  'Select parents and children together',
  'A parent that was collapsed again is selected alone',
  async () => {
    const { apiRef, values } = multiple({ selectionPropagation: both });
    act(() => apiRef.current?.setItemExpansion({ itemId: 'imaging', shouldBeExpanded: false }));
    await vi.waitFor(() => expect(screen.queryByText('MRI')).toBeNull());
    await click('Imaging');
    expect(values).toEqual([['imaging']]);
  },
);

import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { click } from '../tree';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/expansion/');

interface Room {
  id: string;
  label: string;
  children?: Room[];
}
type Props = Partial<RichTreeViewProps<Room, false>>;

const items: Room[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [{ id: 'lab', label: 'Lab', children: [{ id: 'scan', label: 'Scanner' }] }],
  },
  { id: 'first', label: 'First floor', children: [{ id: 'ward', label: 'Ward' }] },
  { id: 'roof', label: 'Roof', children: [] },
];

function clinic(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const log: unknown[] = [];
  render(
    <RichTreeView
      items={items}
      apiRef={apiRef}
      onExpandedItemsChange={(event, ids) => log.push([event?.type ?? null, ids])}
      onSelectedItemsChange={(_event, id) => log.push(['selected', id])}
      onItemClick={(_event, id) => log.push(['clicked', id])}
      {...props}
    />,
  );
  const expand = (itemId: string) =>
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  return { apiRef, expand, log };
}

const icon = (label: string) => {
  const found = screen.getByText(label).parentElement?.querySelector('.MuiTreeItem-iconContainer');
  if (!found) throw new Error(`${label} has no icon container.`);
  return found;
};
const shown = (label: string) => screen.queryByText(label) !== null;

claim(
  'Rich Tree View - Expansion',
  'Unknown ids and items with an empty array do not expand',
  () => {
    clinic({ defaultExpandedItems: ['ground', 'missing', 'roof'] });
    expect(
      screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-expanded')),
    ).toEqual(['true', 'false', 'false', null]);
  },
);

claim(
  'Expand and collapse all',
  'The * key expands the focused item and its siblings',
  async () => {
    const { log } = clinic();
    await click('Roof');
    log.length = 0;
    await userEvent.keyboard('*');
    expect(log).toEqual([['keydown', ['ground', 'first']]]);
  },
);

claim('Expand by the icon only', 'The row only selects; the icon selects too', async () => {
  const { log } = clinic({ expansionTrigger: 'iconContainer' });
  await click('Ground floor');
  expect(log.splice(0)).toEqual([
    ['clicked', 'ground'],
    ['selected', 'ground'],
  ]);
  await userEvent.click(icon('First floor'));
  expect(log).toContainEqual(['click', ['first']]);
  expect(log).toContainEqual(['selected', 'first']);
});

claim('Expand by the icon only', 'A stopped click on the icon only expands', async () => {
  const iconContainer = { onClick: (event: React.MouseEvent) => event.stopPropagation() };
  const { log } = clinic({
    expansionTrigger: 'iconContainer',
    slotProps: { item: { slotProps: { iconContainer } } },
  });
  await userEvent.click(icon('First floor'));
  expect(log).toEqual([['click', ['first']]]);
});

claim('Expand by the icon only', 'A function as isItemEditable changes the default', async () => {
  clinic({ isItemEditable: () => false });
  await click('Ground floor');
  expect(shown('Lab')).toBe(false);
});

claim('React to each change', 'A new id comes first; the * key adds ids at the end', async () => {
  const toggle = vi.fn();
  const { log } = clinic({
    onItemExpansionToggle: (_event, id, on) => toggle(id, on),
    defaultExpandedItems: ['first'],
    items: [...items, { id: 'annex', label: 'Annex', children: [{ id: 'cafe', label: 'Café' }] }],
  });
  await click('Ground floor');
  expect(log).toContainEqual(['click', ['ground', 'first']]);
  await userEvent.keyboard('{ArrowLeft}');
  log.length = 0;
  toggle.mockClear();
  await userEvent.keyboard('*');
  expect(log).toEqual([['keydown', ['first', 'ground', 'annex']]]);
  expect(toggle.mock.calls).toEqual([
    ['ground', true],
    ['annex', true],
  ]);
});

claim('Expand from code', 'It toggles without shouldBeExpanded and passes null as event', () => {
  const { apiRef, log } = clinic();
  act(() => apiRef.current?.setItemExpansion({ itemId: 'ground' }));
  act(() => apiRef.current?.setItemExpansion({ itemId: 'ground' }));
  expect(log).toEqual([
    [null, ['ground']],
    [null, []],
  ]);
});

claim('Expand from code', 'apiRef.current is undefined during the first render', () => {
  const seen: boolean[] = [];
  function Clinic() {
    const apiRef = React.useRef<NonNullable<Props['apiRef']>['current']>(undefined);
    seen.push(apiRef.current === undefined);
    return <RichTreeView items={items} apiRef={apiRef} />;
  }
  render(<Clinic />);
  expect(seen[0]).toBe(true);
});

claim('Reveal an item deep in the tree', 'Several calls all apply in an uncontrolled tree', () => {
  const { expand } = clinic();
  act(() => {
    expand('lab');
    expand('ground');
  });
  expect(shown('Scanner')).toBe(true);
});

claim(
  'Reveal an item deep in the tree',
  'In a controlled tree only the last call has an effect',
  () => {
    const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
    function Clinic() {
      const [expanded, setExpanded] = React.useState<string[]>([]);
      return (
        <RichTreeView
          items={items}
          apiRef={apiRef}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        />
      );
    }
    render(<Clinic />);
    act(() => {
      apiRef.current?.setItemExpansion({ itemId: 'lab', shouldBeExpanded: true });
      apiRef.current?.setItemExpansion({ itemId: 'ground', shouldBeExpanded: true });
    });
    expect([shown('Lab'), shown('Scanner')]).toEqual([true, false]);
  },
);

claim(
  'Keep collapsed children mounted',
  'unmountOnExit: false renders every branch from the start',
  () => {
    clinic();
    expect(shown('Scanner')).toBe(false);
    clinic({ slotProps: { item: { slotProps: { groupTransition: { unmountOnExit: false } } } } });
    expect(shown('Scanner')).toBe(true);
  },
);

claim(
  'Why does a click on the label not expand any more after I enabled editing?',
  'With content, a double-click expands, collapses, and edits',
  async () => {
    const { log } = clinic({ isItemEditable: true, expansionTrigger: 'content' });
    await userEvent.dblClick(screen.getByText('Ground floor'));
    expect(log.filter((entry) => Array.isArray(entry) && entry[0] === 'click')).toEqual([
      ['click', ['ground']],
      ['click', []],
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ground floor');
  },
);

claim(
  'Why do defaultExpandedItems load nothing with a dataSource?',
  'Only setItemExpansion fetches',
  async () => {
    const getTreeItems = vi.fn(() => Promise.resolve([{ id: 'lab', label: 'Lab' }]));
    const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
    const expand = (itemId: string) =>
      act(async () => apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true }));
    render(
      <RichTreeViewPro
        items={[
          { id: 'ground', label: 'Ground floor' },
          { id: 'first', label: 'First floor' },
        ]}
        apiRef={apiRef}
        defaultExpandedItems={['ground']}
        dataSource={{ getChildrenCount: ({ id }: Room) => (id === 'lab' ? 0 : 1), getTreeItems }}
      />,
    );
    await expand('ground');
    expect(getTreeItems).not.toHaveBeenCalled();
    await expand('first');
    expect(getTreeItems.mock.calls).toEqual([['first']]);
  },
);

claim(
  'How do I open a folder only on double click?',
  'A click selects, a double-click expands',
  async () => {
    function RoomItem(props: TreeItemProps) {
      const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
      return (
        <TreeItem
          {...props}
          slotProps={{ content: { onDoubleClick: interactions.handleExpansion } }}
        />
      );
    }
    clinic({ expansionTrigger: 'iconContainer', slots: { item: RoomItem } });
    await click('Ground floor');
    expect(shown('Lab')).toBe(false);
    await userEvent.dblClick(screen.getByText('Ground floor'));
    expect(shown('Lab')).toBe(true);
  },
);

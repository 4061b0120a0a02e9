import { act, render, screen } from '@testing-library/react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { vi } from 'vitest';

export interface Place {
  id: string;
  label: string;
  count: number;
  children?: Place[];
}
type Props = Partial<RichTreeViewProProps<Place, false>>;

export const place = (id: string, count = 0): Place => ({ id, label: id, count });
export const halls = () => [place('A', 2), place('B', 1)];
const inside: Record<string, () => Place[]> = {
  root: halls,
  A: () => [place('a1', 1), place('a2')],
  B: () => [place('b1')],
  a1: () => [place('paint')],
};
export const source = {
  getChildrenCount: (item: Place) => item.count,
  getTreeItems: async (id = 'root') => inside[id]?.() ?? [],
};

/** Mounts a tree of warehouse places that come from a data source. */
export function mountLazy(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const getTreeItems = vi.fn(source.getTreeItems);
  const items = halls();
  const tree = ({ key, ...more }: Props & { key?: string } = {}) => (
    <RichTreeViewPro
      key={key}
      items={items}
      apiRef={apiRef}
      dataSource={{ ...source, getTreeItems }}
      {...props}
      {...more}
    />
  );
  const view = render(tree());
  if (!apiRef.current) throw new Error('The tree has set no API.');
  const { current: api } = apiRef;
  const set = (itemId: string, shouldBeExpanded = true) =>
    act(async () => api.setItemExpansion({ itemId, shouldBeExpanded }));
  return {
    api,
    getTreeItems,
    set,
    unmount: view.unmount,
    calls: () => getTreeItems.mock.calls.map(([id]) => id),
    reopen: async (id: string) => {
      await set(id, false);
      await set(id);
    },
    order: (id: string | null = null) => api.getItemOrderedChildrenIds(id).join(' '),
    change: (more: Parameters<typeof tree>[0]) => view.rerender(tree(more)),
  };
}

/** Ids of the items on screen, in their order. */
export const shown = () =>
  screen
    .queryAllByRole('treeitem')
    .map((item) => item.id.split('-').pop())
    .join(' ');

/** Waits for what was requested. */
export const settle = () => act(async () => {});

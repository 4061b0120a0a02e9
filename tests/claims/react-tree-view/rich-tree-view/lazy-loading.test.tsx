import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault, type DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expect, vi } from 'vitest';
import MoveAndCache from '../../../../data/react-tree-view/rich-tree-view/lazy-loading/MoveAndCache';
import { claimsOf } from '../../claim';
import { dropOn, li } from '../dropOn';
import { halls, mountLazy, place, settle, shown, source, type Place } from '../lazyTree';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/lazy-loading/');

claim('Rich Tree View - Lazy loading', 'A spinner, then it expands; in parallel', async () => {
  const { getTreeItems, calls, set } = mountLazy();
  getTreeItems.mockReturnValueOnce(new Promise(() => {}));
  await set('A');
  await set('B');
  expect([shown(), calls()]).toEqual(['A B b1', ['A', 'B']]);
  expect(screen.getByRole('progressbar').closest('li')).toBe(li('A'));
});

claim('Rich Tree View - Lazy loading', 'New functions, no request', async () => {
  const { change, calls, set } = mountLazy();
  const getTreeItems = vi.fn(async () => [place('new')]);
  change({ dataSource: { getChildrenCount: () => 1, getTreeItems } });
  expect(getTreeItems).not.toHaveBeenCalled();
  await set('A');
  expect([shown(), calls()]).toEqual(['A new B', []]);
});

claim('Load the roots from the server', 'No id, no mark for errors', async () => {
  const { getTreeItems, change } = mountLazy({ items: [] });
  await settle();
  expect([shown(), getTreeItems.mock.calls]).toEqual(['A B', [[]]]);
  getTreeItems.mockRejectedValue(new Error('offline'));
  change({ key: 'again' });
  const signs = () => document.querySelectorAll('li, [role="progressbar"], [role="alert"]').length;
  expect(signs()).toBe(0);
  await settle();
  expect(signs()).toBe(0);
});

claim('Load the roots from the server', 'Nested children and later items are ignored', async () => {
  const { change, set } = mountLazy({ items: [{ ...place('A', 1), children: [place('own')] }] });
  change({ items: [place('new')] });
  await set('A');
  expect(shown()).toBe('A a1 a2');
  change({ key: 'again', items: [place('new')] });
  expect(shown()).toBe('new');
});

claim('Show errors and retry', 'Collapsed with a dot; expanding retries', async () => {
  const { getTreeItems, calls } = mountLazy();
  getTreeItems.mockRejectedValueOnce(new Error('offline'));
  const dot = () => li('A').querySelector('.MuiTreeItem-errorIcon');
  for (const result of ['A B', 'A a1 a2 B']) {
    await userEvent.click(screen.getByText('A'));
    await settle();
    expect([shown(), dot()?.textContent]).toEqual([result, result === 'A B' ? '' : undefined]);
  }
  expect(calls()).toEqual(['A', 'A']);
});

claim('Cache responses', 'By default, responses are kept for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { set, reopen, calls } = mountLazy();
  await set('A');
  vi.setSystemTime(Date.now() + 300_000);
  await reopen('A');
  expect(calls()).toEqual(['A']);
  vi.setSystemTime(Date.now() + 1);
  await reopen('A');
  expect(calls()).toEqual(['A', 'A']);
});

claim('Change how long responses are cached', 'The tree reads the cache on mount', async () => {
  const expired = new DataSourceCacheDefault({ ttl: -1 });
  const { set, change, reopen, calls } = mountLazy({ dataSourceCache: expired });
  await set('A');
  change({ dataSourceCache: new DataSourceCacheDefault({}) });
  await reopen('A');
  await reopen('A');
  expect(calls()).toEqual(['A', 'A', 'A']);
});

const answers: [string, Place[] | -1 | undefined, string, string[]][] = [
  ['An array is used without a request', [place('a3')], 'A a1 a2 B', ['A']],
  ['undefined fetches, but keeps the list', undefined, 'A a1 a2 B', ['A', 'A']],
  ['-1 removes the children, then fetches', -1, 'A a2 a3 B', ['A', 'A']],
];
for (const [sentence, answer, result, requests] of answers) {
  claim('Write your own cache', sentence, async () => {
    const get = vi.fn((_key: string): typeof answer => undefined);
    const cache = { get, set: () => {}, clear: () => {} } as DataSourceCache;
    const { set, reopen, getTreeItems, calls } = mountLazy({ dataSourceCache: cache });
    await set('A');
    get.mockReturnValue(answer);
    getTreeItems.mockResolvedValueOnce([place('a2'), place('a3')]);
    await reopen('A');
    expect([shown(), calls(), get.mock.lastCall]).toEqual([result, requests, ['A']]);
  });
}

claim('Write your own cache', 'An entry for root leaves a tree without items empty', async () => {
  for (const ttl of [1000, -1]) {
    const dataSourceCache = new DataSourceCacheDefault({ ttl });
    dataSourceCache.set('root', halls() as never);
    const { calls, change, unmount } = mountLazy({ items: [], dataSourceCache });
    await settle();
    expect([shown(), calls()]).toEqual(['', []]);
    dataSourceCache.clear();
    change({ key: 'again' });
    await settle();
    expect([shown(), calls()]).toEqual(['A B', [undefined]]);
    unmount();
  }
});

claim('Rename, delete, and move items', 'The old label comes back', async () => {
  const { api, set, reopen } = mountLazy();
  await set('A');
  act(() => api.updateItemLabel('a2', 'Ladders'));
  expect(li('a2').textContent).toBe('Ladders');
  await reopen('A');
  expect([li('a2').textContent, api.getParentId('A')]).toEqual(['a2', null]);
});

claim('Rename, delete, and move items', 'A stale response corrupts the next move', async () => {
  const { api, set, reopen, order } = mountLazy({ itemsReordering: true });
  await set('A');
  await set('B');
  dropOn('a2', 'B');
  expect([order('A'), order('B'), api.getParentId('a2')]).toEqual(['a1', 'a2 b1', 'B']);
  await reopen('A');
  expect([order('A'), order('B'), api.getParentId('a2')]).toEqual(['a1', 'a2 b1', 'A']);
  dropOn('a2', 'b1');
  expect([order('A'), order('B'), order('b1')]).toEqual(['', 'a2 b1', 'a2']);
});

claim('Rename, delete, and move items', 'A new response shows the item twice', async () => {
  const dataSourceCache = new DataSourceCacheDefault({ ttl: -1 });
  const { set, reopen, order } = mountLazy({ itemsReordering: true, dataSourceCache });
  await set('A');
  await set('B');
  dropOn('a2', 'B');
  await reopen('A');
  expect([order('A'), order('B')]).toEqual(['a1 a2', 'a2 b1']);
});

claim('Rename, delete, and move items', 'A new key undoes a move', async () => {
  const dataSourceCache = new DataSourceCacheDefault({});
  const { set, change, order } = mountLazy({ itemsReordering: true, dataSourceCache });
  await set('A');
  dropOn('a2', 'B');
  await set('B');
  expect(order('B')).toBe('a2');
  change({ items: halls() });
  expect(order('B')).toBe('a2');
  dataSourceCache.clear();
  change({ key: 'again' });
  await set('A');
  await set('B');
  expect([order('A'), order('B')]).toEqual(['a1 a2', 'b1']);
});

claim('Rename, delete, and move items', 'The demo keeps them', async () => {
  vi.useFakeTimers();
  render(<MoveAndCache />);
  const toggle = async (id: string) => {
    const icon = li(id).querySelector('.MuiTreeItem-iconContainer');
    if (icon) fireEvent.click(icon);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  const parentOf = (id: string) => li(id).parentElement?.closest('li')?.id.slice(-6);
  await toggle('hall-a');
  dropOn('a-2', 'hall-b');
  expect(parentOf('a-2')).not.toBe('hall-b');
  await toggle('hall-b');
  dropOn('a-2', 'hall-b');
  fireEvent.doubleClick(screen.getByText('Aisle A2'));
  const input = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(input, { target: { value: 'Aisle B0' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  for (const id of ['hall-b', 'hall-b', 'hall-a', 'hall-a']) await toggle(id);
  expect(li('a-2').textContent).toBe('Aisle B0');
  expect(['a-1', 'a-2', 'b-1'].map(parentOf)).toEqual(['hall-a', 'hall-b', 'hall-b']);
  dropOn('a-2', 'hall-a');
  expect(['a-1', 'a-2', 'b-1'].map(parentOf)).toEqual(['hall-a', 'hall-a', 'hall-b']);
});

claim('Read and change loaded items from code', 'Only loaded items', async () => {
  const onToggle = vi.fn();
  const t = mountLazy({ onItemExpansionToggle: (_event, id) => onToggle(id, t.order(id)) });
  expect(t.api.getItem('a1')).toBeUndefined();
  act(() => t.api.setItemExpansion({ itemId: 'A', shouldBeExpanded: true }));
  expect([t.order('A'), onToggle.mock.calls]).toEqual(['', []]);
  await settle();
  expect(onToggle.mock.calls).toEqual([['A', 'a1 a2']]);
  expect(t.api.getItem('a1')).toEqual(place('a1', 1));
  expect(t.api.getItemTree()).toMatchObject([{ children: [{ id: 'a1' }, { id: 'a2' }] }, {}]);
});

const focus: [string, string | null, boolean, string][] = [
  ['To the first item', null, false, 'A'],
  ['To the first selected item', 'C', false, 'C'],
  ['focusItem restores it', 'C', true, 'B'],
];
for (const [sentence, selected, isRestored, result] of focus) {
  claim('Keep the focus where it is', sentence, async () => {
    const { api } = mountLazy({
      items: [...halls(), place('C')],
      defaultSelectedItems: selected,
      onItemExpansionToggle: (event, id) => {
        if (event && isRestored) api.focusItem(event, id);
      },
    });
    act(() => api.focusItem(null as never, 'B'));
    await userEvent.keyboard('{ArrowRight}');
    await settle();
    expect([shown(), document.activeElement]).toEqual(['A B b1 C', li(result)]);
  });
}

claim('Expand branches on the first render', 'Only an effect loads', async () => {
  const { api, calls, unmount } = mountLazy({ defaultExpandedItems: ['A'] });
  act(() => api.focusItem(null as never, 'A'));
  await userEvent.keyboard('*');
  expect([shown(), calls()]).toEqual(['A B', []]);
  unmount();
  function Warehouse() {
    const apiRef = useTreeViewApiRef();
    React.useEffect(() => {
      apiRef.current?.setItemExpansion({ itemId: 'A', shouldBeExpanded: true });
    }, [apiRef]);
    return <RichTreeViewPro apiRef={apiRef} items={halls()} dataSource={source} />;
  }
  render(<Warehouse />);
  await settle();
  expect(shown()).toBe('A a1 a2 B');
});

claim("Select items that aren't loaded", 'Children as they load', async () => {
  const onSelect = vi.fn();
  const selection = { multiSelect: true as never, checkboxSelection: true };
  const { set } = mountLazy({
    ...selection,
    selectionPropagation: { descendants: true },
    onSelectedItemsChange: (_event, ids) => onSelect([ids].flat().toSorted()),
  });
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(onSelect.mock.lastCall).toEqual([['A']]);
  await set('A');
  expect(onSelect.mock.lastCall).toEqual([['A', 'a1', 'a2']]);
});

claim("What if I don't know how many children there are?", '-1 is a leaf; [] expands', async () => {
  const { set } = mountLazy({ items: [place('leaf', -1), place('empty', 1)] });
  await set('empty');
  const states = ['leaf', 'empty'].map((id) => li(id).getAttribute('aria-expanded'));
  expect([shown(), states]).toEqual(['leaf empty', [null, 'true']]);
});

claim("How do I prefetch a branch before it's opened?", 'It sends no request', async () => {
  const dataSourceCache = new DataSourceCacheDefault({});
  const { calls, set } = mountLazy({ dataSourceCache });
  dataSourceCache.set('A', [place('early')] as never);
  await set('A');
  expect([shown(), calls()]).toEqual(['A early B', []]);
});

const get = (key: string) => (key === 'root' ? undefined : -1);
const caches: [string, object | null, string][] = [
  ['-1 replaces the children', { get, set: () => {}, clear: () => {} }, 'A new B'],
  ['null keeps the old children', null, 'A a1 a2 B'],
];
for (const [sentence, cache, result] of caches) {
  claim('How do I turn the cache off?', sentence, async () => {
    const t = mountLazy({ items: [], dataSourceCache: cache as DataSourceCache });
    await settle();
    await t.set('A');
    t.getTreeItems.mockResolvedValueOnce([place('new')]);
    await t.reopen('A');
    expect([shown(), t.calls()]).toEqual([result, [undefined, 'A', 'A']]);
  });
}

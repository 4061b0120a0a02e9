import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import AccordionTree from '../../../../data/react-tree-view/simple-tree-view/expansion/AccordionTree';
import { claimsOf } from '../../claim';
import { click } from '../tree';

const claim = claimsOf('/x/react-tree-view/simple-tree-view/expansion/');

type Props = Partial<SimpleTreeViewProps<boolean>>;
type ApiRef = NonNullable<Props['apiRef']>;
type SlotProps = TreeItemProps['slotProps'];

const stop = (event: React.SyntheticEvent) => event.stopPropagation();
const note = <input aria-label="Note" defaultValue="Lenses" onClick={stop} onKeyDown={stop} />;

/** A tree of two weeks, with the calls of its callbacks. */
function course({ slotProps, ...props }: Props & { slotProps?: SlotProps } = {}) {
  const apiRef: ApiRef = { current: undefined };
  const log: unknown[] = [];
  const tree = (changed: Props = {}) => (
    <SimpleTreeView
      apiRef={apiRef}
      onExpandedItemsChange={(event, ids) => log.push([event?.type ?? null, ids])}
      onSelectedItemsChange={(_event, ids) => log.push(['selected', ids])}
      onItemExpansionToggle={(event, id, on) => log.push([event?.type ?? null, id, on])}
      onItemClick={(_event, id) => log.push(['clicked', id])}
      {...props}
      {...changed}
    >
      <TreeItem itemId="week-1" label="Light" slotProps={slotProps}>
        <TreeItem itemId="lenses" label={note} />
      </TreeItem>
      <TreeItem itemId="week-2" label="Sound" disabled={props.disabledItemsFocusable}>
        <TreeItem itemId="waves" label="Waves" />
      </TreeItem>
      <TreeItem itemId="exam" label="Exam">
        {[false, null]}
      </TreeItem>
    </SimpleTreeView>
  );
  const { rerender } = render(tree());
  const setExpansion = (itemId: string, shouldBeExpanded?: boolean) =>
    act(() => apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded }));
  return { apiRef, log, setExpansion, change: (changed: Props) => rerender(tree(changed)) };
}

const item = (id: string) => document.querySelector<HTMLElement>(`[id$="-${id}"]`);
const expanded = (id: string) => item(id)?.getAttribute('aria-expanded');
const icon = () => document.querySelector('.MuiTreeItem-iconContainer')!;

claim('Simple Tree View - Expansion', 'Items with React children expand', () => {
  course({ defaultExpandedItems: ['week-1', 'missing', 'exam'] });
  expect(['week-1', 'week-2', 'exam'].map(expanded)).toEqual(['true', 'false', null]);
  expect(screen.getByLabelText('Note')).toBeDefined();
});

claim('Expand and collapse all', 'Without an update, nothing expands', async () => {
  const { change, log } = course({ expandedItems: [] });
  await click('Light');
  expect(log).toContainEqual(['click', ['week-1']]);
  expect(expanded('week-1')).toBe('false');
  change({ expandedItems: ['week-1', 'week-2'] });
  expect([expanded('week-1'), expanded('week-2')]).toEqual(['true', 'true']);
});

claim('Expand and collapse all', '* expands the item and all its siblings', async () => {
  const { log } = course();
  await userEvent.tab();
  await userEvent.keyboard('*');
  expect([expanded('week-1'), expanded('week-2')]).toEqual(['true', 'true']);
  expect(log.at(-1)).toEqual(['keydown', ['week-1', 'week-2']]);
});

claim('Expand by the icon only', 'The row only selects; the icon selects too', async () => {
  const { log } = course({ expansionTrigger: 'iconContainer' });
  await click('Light');
  expect(expanded('week-1')).toBe('false');
  expect(log.splice(0)).toEqual([
    ['clicked', 'week-1'],
    ['selected', 'week-1'],
  ]);
  await userEvent.click(icon());
  expect(expanded('week-1')).toBe('true');
  expect(log).toContainEqual(['selected', 'week-1']);
});

claim('Expand by the icon only', 'The prop does not affect the keyboard', async () => {
  course({ expansionTrigger: 'iconContainer' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(expanded('week-1')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(expanded('week-1')).toBe('false');
});

claim('Expand by the icon only', 'A stopped click only expands, without onItemClick', async () => {
  const iconContainer = { onClick: stop };
  const { log } = course({ expansionTrigger: 'iconContainer', slotProps: { iconContainer } });
  await userEvent.click(icon());
  expect(log).toEqual([
    ['click', 'week-1', true],
    ['click', ['week-1']],
  ]);
});

claim('Keep one branch expanded, like an accordion', 'The newest stays open', async () => {
  render(<AccordionTree />);
  await click('Week 3: Heat');
  expect(['week-1', 'week-2', 'week-3'].map(expanded)).toEqual(['false', 'false', 'true']);
  await userEvent.keyboard('*');
  expect(['week-1', 'week-2', 'week-3'].map(expanded)).toEqual(['false', 'false', 'true']);
});

claim('Keep one branch expanded, like an accordion', 'A new id comes first', async () => {
  const { log } = course({ defaultExpandedItems: ['week-1'] });
  await click('Sound');
  expect(log).toContainEqual(['click', ['week-2', 'week-1']]);
});

claim('React to each change', 'The * key: one call per sibling, new ids at the end', async () => {
  const { log } = course({ defaultExpandedItems: ['week-2'] });
  await userEvent.tab();
  await userEvent.keyboard('*');
  expect(log).toEqual([
    ['keydown', 'week-1', true],
    ['keydown', ['week-2', 'week-1']],
  ]);
});

claim('Expand from code', 'It toggles when it is left out, with null as event', () => {
  const { log, setExpansion } = course();
  setExpansion('week-1');
  expect(expanded('week-1')).toBe('true');
  setExpansion('week-1', true);
  setExpansion('week-1');
  expect(expanded('week-1')).toBe('false');
  expect(log).toEqual([
    [null, 'week-1', true],
    [null, ['week-1']],
    [null, 'week-1', false],
    [null, []],
  ]);
});

claim('Keep collapsed children mounted', 'By default, they unmount and lose state', async () => {
  course({ defaultExpandedItems: ['week-1'], slotProps: { groupTransition: { timeout: 0 } } });
  await userEvent.type(screen.getByLabelText('Note'), '!');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Lenses!');
  await click('Light');
  await vi.waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
  await click('Light');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Lenses');
});

claim(
  'Keep collapsed children mounted',
  'unmountOnExit: false mounts from the start, keeps state, and hides',
  async () => {
    const groupTransition = { unmountOnExit: false, timeout: 0 };
    const { apiRef } = course({ slotProps: { groupTransition } });
    expect(apiRef.current?.getParentId('lenses')).toBe('week-1');
    expect(apiRef.current?.getParentId('waves')).toBeNull();
    const group = item('week-1')!.querySelector('[role="group"]')!;
    expect(getComputedStyle(group).visibility).toBe('hidden');
    await click('Light');
    await userEvent.type(screen.getByLabelText('Note'), '!');
    await click('Light');
    await click('Light');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Lenses!');
  },
);

claim('Keep collapsed children mounted', 'Selection propagation includes them', async () => {
  const { log } = course({
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: { descendants: true },
    slotProps: { groupTransition: { unmountOnExit: false } },
  });
  await userEvent.click(item('week-1')!.querySelector('[type="checkbox"]')!);
  expect(log.at(-1)).toEqual(['selected', ['week-1', 'lenses']]);
  await userEvent.click(item('week-2')!.querySelector('[type="checkbox"]')!);
  expect(log.at(-1)).toEqual(['selected', ['week-2', 'week-1', 'lenses']]);
});

claim('Why does a Ctrl+click not close the item?', 'It expands, but never collapses', async () => {
  const user = userEvent.setup();
  const { setExpansion } = course({ multiSelect: true });
  for (const key of ['Control', 'Meta', 'Shift']) {
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByText('Light'));
    expect(expanded('week-1')).toBe('true');
    await user.click(screen.getByText('Light'));
    expect(expanded('week-1')).toBe('true');
    await user.keyboard(`{/${key}}`);
    setExpansion('week-1', false);
  }
});

claim(
  'Can a disabled item be expanded?',
  'Not by a click, Enter, or an arrow, but by code',
  async () => {
    const { setExpansion } = course({ disabledItemsFocusable: true });
    await click('Sound');
    expect(expanded('week-2')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(item('week-2'));
    await userEvent.keyboard('{Enter}{ArrowRight}');
    expect(expanded('week-2')).toBe('false');
    setExpansion('week-2', true);
    expect(expanded('week-2')).toBe('true');
    expect(item('waves')?.getAttribute('aria-disabled')).toBe('true');
  },
);

claim('Can a disabled item be expanded?', 'The * key of a sibling expands it', async () => {
  course({ disabledItemsFocusable: true });
  await userEvent.tab();
  await userEvent.keyboard('*');
  expect(expanded('week-2')).toBe('true');
});

claim('Can a disabled item be expanded?', 'defaultExpandedItems are not checked', () => {
  course({ disabledItemsFocusable: true, defaultExpandedItems: ['week-2'] });
  expect(expanded('week-2')).toBe('true');
});

claim(
  'How do I expand the path to an item?',
  'A collapsed branch has no ids, even after it was open',
  async () => {
    const { apiRef } = course({ slotProps: { groupTransition: { timeout: 0 } } });
    expect(apiRef.current?.getItemOrderedChildrenIds('week-1')).toEqual([]);
    await click('Light');
    expect(apiRef.current?.getItemOrderedChildrenIds('week-1')).toEqual(['lenses']);
    await click('Light');
    await vi.waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
    expect(apiRef.current?.getParentId('lenses')).toBeNull();
  },
);

claim('How do I change the animation?', 'A duration of 0 turns it off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const [timeout, isGone] of [
    [0, true],
    [5000, false],
  ] as const) {
    const { setExpansion } = course({
      defaultExpandedItems: ['week-1'],
      slotProps: { groupTransition: { timeout } },
    });
    setExpansion('week-1', false);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByLabelText('Note') === null).toBe(isGone);
    cleanup();
  }
});

import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { active, tabStops } from '../tree';

const claim = claimsOf('/x/react-tree-view/simple-tree-view/focus/');

type Props = Partial<SimpleTreeViewProps<boolean>>;
type ApiRef = NonNullable<Props['apiRef']>;

const pierA = (
  <TreeItem key="a" itemId="pier-a" label="Pier A">
    <TreeItem itemId="gate-a11" label="Gate A11" />
    <TreeItem itemId="gate-a12" label="Gate A12" disabled />
  </TreeItem>
);
const pierB = <TreeItem key="b" itemId="pier-b" label="Pier B" />;
const lounge = <TreeItem key="lounge" itemId="lounge" label="Lounge" />;

/** A tree with the calls of `onItemFocus` and `onSelectedItemsChange`. */
function airport(props: Props = {}) {
  const apiRef: ApiRef = { current: undefined };
  const focused: unknown[] = [];
  const onSelect = vi.fn();
  const tree = (changed: Props = {}) => (
    <SimpleTreeView
      apiRef={apiRef}
      onItemFocus={(event, id) => focused.push([event?.type ?? null, id])}
      onSelectedItemsChange={onSelect}
      {...props}
      {...changed}
    >
      {changed.children ?? props.children ?? [pierA, pierB, lounge]}
    </SimpleTreeView>
  );
  const { rerender } = render(tree());
  const focus = (id: string) => act(() => apiRef.current?.focusItem(null as never, id));
  return { apiRef, focused, onSelect, focus, change: (changed: Props) => rerender(tree(changed)) };
}

claim('Simple Tree View - Focus', 'focusItem focuses the li and selects nothing', () => {
  const { focus, onSelect } = airport();
  focus('pier-b');
  expect(document.activeElement?.tagName).toBe('LI');
  expect(active()).toBe('pier-b');
  expect(onSelect).not.toHaveBeenCalled();
});

claim(
  'Simple Tree View - Focus',
  'Nothing happens for a missing item or a collapsed parent',
  () => {
    const { focus, focused } = airport();
    focus('missing');
    focus('gate-a11');
    expect(focused).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  },
);

claim('Simple Tree View - Focus', 'Nothing happens below a collapsed parent that keeps it', () => {
  const { focus, focused } = airport({
    children: (
      <TreeItem
        itemId="pier-a"
        label="Pier A"
        slotProps={{ groupTransition: { unmountOnExit: false } }}
      >
        <TreeItem itemId="gate-a11" label="Gate A11" />
      </TreeItem>
    ),
  });
  focus('gate-a11');
  expect(focused).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

claim('Simple Tree View - Focus', 'focusItem does not check whether the item is disabled', () => {
  const { focus } = airport({ defaultExpandedItems: ['pier-a'] });
  focus('gate-a12');
  expect(active()).toBe('gate-a12');
});

claim('Simple Tree View - Focus', 'apiRef.current is undefined during the first render', () => {
  const seen: boolean[] = [];
  function Airport() {
    const [apiRef] = React.useState<ApiRef>(() => ({ current: undefined }));
    seen.push(apiRef.current !== undefined);
    return <SimpleTreeView apiRef={apiRef}>{pierA}</SimpleTreeView>;
  }
  const { rerender } = render(<Airport />);
  rerender(<Airport />);
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
});

claim(
  'Focus an item in a collapsed branch',
  'The API loses the children again when their parent is collapsed',
  async () => {
    const { apiRef, focus } = airport();
    act(() => apiRef.current?.setItemExpansion({ itemId: 'pier-a' }));
    focus('gate-a11');
    expect(active()).toBe('gate-a11');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await vi.waitFor(() => expect(screen.queryByText('Gate A11')).toBeNull());
    expect(apiRef.current?.getItem('gate-a11')).toBeUndefined();
    expect(apiRef.current?.getParentId('gate-a11')).toBeNull();
  },
);

claim('Find out which item has the focus', 'Keys and focusItem cause two calls', async () => {
  const { focus, focused } = airport();
  await userEvent.click(screen.getByText('Pier B'));
  expect(focused.splice(0)).toEqual([['focus', 'pier-b']]);
  for (const [key, id] of [
    ['{ArrowDown}', 'lounge'],
    ['{Home}', 'pier-a'],
    ['l', 'lounge'],
  ]) {
    await userEvent.keyboard(key ?? '');
    expect(focused.splice(0)).toEqual([
      ['focus', id],
      ['keydown', id],
    ]);
  }
  focus('pier-b');
  expect(focused).toEqual([
    ['focus', 'pier-b'],
    [null, 'pier-b'],
  ]);
});

claim('Find out which item has the focus', 'The event is null after a removal', () => {
  const { change, focus, focused } = airport();
  focus('lounge');
  focused.length = 0;
  change({ children: [pierA, pierB] });
  expect(focused).toContainEqual([null, 'pier-a']);
});

claim(
  'Find out which item has the focus',
  'An item that is registered again stays focused, but its row is not highlighted',
  () => {
    const changed = {
      disabled: <TreeItem key="lounge" itemId="lounge" label="Lounge" disabled />,
      parent: (
        <TreeItem key="lounge" itemId="lounge" label="Lounge">
          <TreeItem itemId="bar" label="Bar" />
        </TreeItem>
      ),
    };
    for (const item of Object.values(changed)) {
      const { change, focus, focused } = airport();
      focus('lounge');
      focused.length = 0;
      change({ children: [pierA, pierB, item] });
      expect(focused).toEqual([[null, 'pier-a']]);
      expect(active()).toBe('lounge');
      expect(document.querySelector('[data-focused]')?.textContent).toBe('Pier A');
      cleanup();
    }
  },
);

claim('Where Tab enters the tree', 'The first enabled selected item with an open parent', () => {
  airport({
    multiSelect: true,
    defaultExpandedItems: ['pier-a'],
    defaultSelectedItems: ['gate-a12', 'gate-a11', 'lounge'],
  });
  expect(tabStops()).toEqual(['gate-a11']);
});

claim('Where Tab enters the tree', 'Newest selection first', async () => {
  const { onSelect } = airport({ multiSelect: true, defaultSelectedItems: ['pier-b'] });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Lounge'));
  expect(onSelect.mock.lastCall?.[1]).toEqual(['lounge', 'pier-b']);
  expect(tabStops()).toEqual(['lounge']);
});

claim('Where Tab enters the tree', 'Otherwise the first enabled root item', () => {
  const closed = <TreeItem key="closed" itemId="closed" label="Closed" disabled />;
  airport({ children: [closed, pierB], defaultSelectedItems: 'closed' });
  expect(tabStops()).toEqual(['pier-b']);
  airport({ children: [closed, pierB], disabledItemsFocusable: true });
  expect(tabStops()).toEqual(['pier-b', 'closed']);
});

claim('Where Tab enters the tree', 'A selected item in a collapsed branch does not count', () => {
  airport({ defaultSelectedItems: 'gate-a11' });
  expect(tabStops()).toEqual(['pier-a']);
});

claim('Where Tab enters the tree', 'The arrow keys do not move the tab stop', async () => {
  render(<button>Before</button>);
  airport({ defaultSelectedItems: 'pier-b' });
  await userEvent.tab();
  await userEvent.tab();
  expect(active()).toBe('pier-b');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('pier-a');
  await userEvent.tab();
  expect(active()).toBe('pier-b');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab({ shift: true });
  expect(active()).toBe('pier-b');
});

claim('Where Tab enters the tree', 'A removed item gives the focus to the tab stop', () => {
  const { change, focus } = airport();
  focus('lounge');
  change({ children: [pierA, pierB] });
  expect(active()).toBe('pier-a');
  change({ children: [pierB] });
  expect(document.activeElement).toBe(document.body);
});

claim('Where Tab enters the tree', 'A removed selection gives the focus to a root item', () => {
  const { change, focus } = airport({ defaultSelectedItems: 'lounge' });
  focus('lounge');
  expect(tabStops()).toEqual(['lounge']);
  change({ children: [pierA, pierB] });
  expect(active()).toBe('pier-a');
});

claim(
  'How do I focus an item when the tree appears?',
  'The element exists a frame later, not in the effect',
  async () => {
    const inEffect = vi.fn();
    function Airport() {
      const [apiRef] = React.useState<ApiRef>(() => ({ current: undefined }));
      React.useEffect(() => {
        inEffect(apiRef.current?.getItemDOMElement('lounge'));
        const frame = requestAnimationFrame(() =>
          apiRef.current?.getItemDOMElement('lounge')?.focus(),
        );
        return () => cancelAnimationFrame(frame);
      }, [apiRef]);
      return <SimpleTreeView apiRef={apiRef}>{lounge}</SimpleTreeView>;
    }
    render(<Airport />);
    expect(inEffect.mock.calls).toEqual([[null]]);
    await vi.waitFor(() => expect(active()).toBe('lounge'));
  },
);

claim('Why does ref.current.focus() on the tree do nothing?', 'The ul is not focusable', () => {
  const ref = React.createRef<HTMLUListElement>();
  render(<SimpleTreeView ref={ref}>{lounge}</SimpleTreeView>);
  expect(ref.current?.tagName).toBe('UL');
  expect(ref.current?.hasAttribute('tabindex')).toBe(false);
});

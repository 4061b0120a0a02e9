import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { active, tabStops } from '../tree';

const claim = claimsOf('/x/react-tree-view/rich-tree-view/focus/');

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
  { id: 'garden', label: 'Garden' },
  { id: 'parking', label: 'Parking' },
];

/** A tree with the calls of `onItemFocus` and `onSelectedItemsChange`. */
function clinic(props: Props = {}) {
  const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
  const focused: unknown[] = [];
  const onSelect = vi.fn();
  const tree = (changed: Props = {}) => (
    <RichTreeView
      items={items}
      apiRef={apiRef}
      onItemFocus={(event, id) => focused.push([event?.type ?? null, id])}
      onSelectedItemsChange={onSelect}
      {...props}
      {...changed}
    />
  );
  const { rerender } = render(tree());
  const focus = (id: string) => act(() => apiRef.current?.focusItem(null as never, id));
  return { apiRef, focused, onSelect, focus, change: (changed: Props) => rerender(tree(changed)) };
}

claim('Rich Tree View - Focus', 'focusItem focuses the li and selects nothing', () => {
  const { focus, onSelect } = clinic();
  focus('garden');
  expect(document.activeElement?.tagName).toBe('LI');
  expect(active()).toBe('garden');
  expect(onSelect).not.toHaveBeenCalled();
});

claim('Rich Tree View - Focus', 'Nothing happens for a missing item or a collapsed parent', () => {
  const { focus, focused } = clinic();
  focus('missing');
  focus('lab');
  expect(focused).toEqual([]);
  expect(active()).toBe('');
});

claim('Rich Tree View - Focus', 'With a collapsed grandparent only onItemFocus is called', () => {
  const { focus, focused } = clinic({ defaultExpandedItems: ['lab'] });
  focus('scan');
  expect(focused).toEqual([[null, 'scan']]);
  expect(active()).toBe('');
});

claim('Rich Tree View - Focus', 'focusItem does not check whether the item is disabled', () => {
  const { focus } = clinic({ isItemDisabled: (room) => room.id === 'garden' });
  focus('garden');
  expect(active()).toBe('garden');
});

claim('Jump to a search result', 'getParentId works inside collapsed branches', () => {
  const { apiRef, focus } = clinic();
  expect(apiRef.current?.getParentId('scan')).toBe('lab');
  expect(apiRef.current?.getParentId('lab')).toBe('ground');
  act(() => {
    apiRef.current?.setItemExpansion({ itemId: 'lab', shouldBeExpanded: true });
    apiRef.current?.setItemExpansion({ itemId: 'ground', shouldBeExpanded: true });
  });
  focus('scan');
  expect(active()).toBe('scan');
});

claim(
  'Find out which item has the focus',
  'Arrow keys and focusItem cause two calls, a click one',
  async () => {
    const { focus, focused } = clinic();
    await userEvent.click(screen.getByText('Garden'));
    expect(focused.splice(0)).toEqual([['focus', 'garden']]);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused.splice(0)).toEqual([
      ['focus', 'parking'],
      ['keydown', 'parking'],
    ]);
    focus('garden');
    expect(focused).toEqual([
      ['focus', 'garden'],
      [null, 'garden'],
    ]);
  },
);

claim('Find out which item has the focus', 'The event is null after a removal', () => {
  const { change, focus, focused } = clinic();
  focus('garden');
  focused.length = 0;
  change({ items: items.filter(({ id }) => id !== 'garden') });
  expect(focused).toContainEqual([null, 'ground']);
});

claim('Where Tab enters the tree', 'A visible, enabled selected item is the tab stop', () => {
  clinic({ defaultSelectedItems: 'garden' });
  expect(tabStops()).toEqual(['garden']);
});

claim('Where Tab enters the tree', 'Otherwise it is the first enabled root item', () => {
  const { change } = clinic({
    defaultSelectedItems: 'lab',
    isItemDisabled: ({ id }) => id === 'ground',
  });
  expect(tabStops()).toEqual(['garden']);
  change({ disabledItemsFocusable: true });
  expect(tabStops()).toEqual(['ground']);
});

claim('Where Tab enters the tree', 'A disabled selected item is passed over', () => {
  clinic({ defaultSelectedItems: 'parking', isItemDisabled: ({ id }) => id === 'parking' });
  expect(tabStops()).toEqual(['ground']);
});

claim('Where Tab enters the tree', 'Arrow keys move the focus, not the tab stop', async () => {
  render(<button>Before</button>);
  clinic({ defaultSelectedItems: 'garden' });
  await userEvent.tab();
  await userEvent.tab();
  expect(active()).toBe('garden');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('ground');
  expect(tabStops()).toEqual(['garden']);
  await userEvent.tab();
  expect(active()).toBe('garden');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab({ shift: true });
  expect(active()).toBe('garden');
});

claim(
  'Where Tab enters the tree',
  'A removed item gives the focus to the tab stop, if there is one',
  () => {
    const { change, focus } = clinic();
    focus('parking');
    change({ items: items.filter(({ id }) => id !== 'parking') });
    expect(active()).toBe('ground');
    change({ items: items.filter(({ id }) => id === 'garden') });
    expect(document.activeElement).toBe(document.body);
  },
);

claim('Where Tab enters the tree', 'A removed tab stop inside a parent loses it too', () => {
  const { change, focus } = clinic({
    defaultExpandedItems: ['ground'],
    defaultSelectedItems: 'lab',
  });
  focus('lab');
  change({ items: [{ id: 'ground', label: 'Ground floor' }, ...items.slice(1)] });
  expect(document.activeElement).toBe(document.body);
  expect(tabStops()).toEqual(['ground']);
});

claim('Style the focused item', 'The row has data-focused', () => {
  const { focus } = clinic();
  focus('garden');
  expect(document.querySelector('[data-focused]')?.textContent).toBe('Garden');
});

claim(
  'How do I focus an item when the tree appears?',
  'The element exists a frame later, not in the effect',
  async () => {
    const inEffect = vi.fn();
    function Clinic() {
      const apiRef = React.useRef<NonNullable<Props['apiRef']>['current']>(undefined);
      React.useEffect(() => {
        inEffect(apiRef.current?.getItemDOMElement('garden'));
        const frame = requestAnimationFrame(() =>
          apiRef.current?.getItemDOMElement('garden')?.focus(),
        );
        return () => cancelAnimationFrame(frame);
      }, []);
      return <RichTreeView apiRef={apiRef} items={items} />;
    }
    render(<Clinic />);
    expect(inEffect.mock.calls).toEqual([[null]]);
    await vi.waitFor(() => expect(active()).toBe('garden'));
  },
);

claim(
  'How do I check whether an item is disabled before I focus it?',
  'aria-disabled covers ancestors and code',
  () => {
    const { apiRef } = clinic({ defaultExpandedItems: ['ground'] });
    act(() => apiRef.current?.setIsItemDisabled({ itemId: 'ground' }));
    expect(apiRef.current?.getItemDOMElement('lab')?.getAttribute('aria-disabled')).toBe('true');
    expect(apiRef.current?.getItemDOMElement('garden')?.getAttribute('aria-disabled')).toBeNull();
  },
);

import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { expect, vi } from 'vitest';
import DeleteByKey from '../../../data/react-tree-view/accessibility/DeleteByKey';
import RowMenu from '../../../data/react-tree-view/accessibility/RowMenu';
import { claimsOf } from '../claim';
import { active, itemId } from './tree';

const claim = claimsOf('/x/react-tree-view/accessibility/');

interface Plant {
  id: string;
  label: string;
  children?: Plant[];
}
type Props = Partial<RichTreeViewProps<Plant, boolean>>;

const items: Plant[] = [
  { id: 'beech', label: 'Beech', children: [{ id: 'copper', label: 'Copper beech' }] },
  { id: 'ferns', label: 'Ferns', children: [{ id: 'lady', label: 'Lady fern' }] },
  { id: 'fig', label: 'Fig' },
  { id: 'moss', label: 'Moss' },
];

/** A tree with the value of its last selection; its first item has the focus. */
async function garden(props: Props = {}) {
  const selected = vi.fn();
  render(
    <RichTreeView
      items={items}
      onSelectedItemsChange={(_event, ids) => selected(ids)}
      aria-label="Garden"
      {...props}
    />,
  );
  await userEvent.tab();
  return () => selected.mock.lastCall?.[0] as unknown;
}

const item = (id: string) => document.querySelector<HTMLElement>(`[id$="-${id}"]`)!;
const expanded = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((element) => itemId(element));
const press = (keys: string) => userEvent.keyboard(keys);

claim('Keyboard navigation', 'Keys with Alt are ignored', async () => {
  await garden();
  await press('{Alt>}{ArrowDown}{ArrowRight}m{/Alt}');
  expect([active(), expanded()]).toEqual(['beech', []]);
});

claim('Move and expand', 'Arrow keys', async () => {
  await garden();
  await press('{ArrowRight}');
  expect([active(), expanded()]).toEqual(['beech', ['beech']]);
  await press('{ArrowRight}');
  expect(active()).toBe('copper');
  await press('{ArrowLeft}');
  expect(active()).toBe('beech');
  await press('{ArrowLeft}');
  expect(expanded()).toEqual([]);
  await press('{End}');
  expect(active()).toBe('moss');
  await press('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('ferns');
  await press('{Home}');
  expect(active()).toBe('beech');
});

claim('Move and expand', 'The * key expands all siblings, disabled ones too', async () => {
  await garden({ isItemDisabled: ({ id }) => id === 'ferns' });
  await press('*');
  expect(expanded()).toEqual(['beech', 'ferns']);
});

claim('Move and expand', 'Enter edits, expands, or selects', async () => {
  const value = await garden({ isItemEditable: ({ id }) => id === 'moss' });
  await press('{Enter}');
  expect(expanded()).toEqual(['beech']);
  await press('{End}{ArrowUp}{Enter}');
  expect(value()).toBe('fig');
  await press('{End}{Enter}');
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
});

claim(
  'Move and expand',
  'A letter cycles through the visible items that start with it',
  async () => {
    await garden();
    await press('f');
    expect(active()).toBe('ferns');
    await press('f');
    expect(active()).toBe('fig');
    await press('f');
    expect(active()).toBe('ferns');
    await press('l');
    expect(active()).toBe('ferns');
  },
);

claim('Move and expand', 'In right-to-left layouts, the arrow keys are swapped', async () => {
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <RichTreeView items={items} />
    </ThemeProvider>,
  );
  await userEvent.tab();
  await press('{ArrowRight}');
  expect(expanded()).toEqual([]);
  await press('{ArrowLeft}');
  expect(expanded()).toEqual(['beech']);
});

claim('Select', 'Single: Space toggles, Enter selects, Shift moves only', async () => {
  const value = await garden();
  await press(' ');
  expect(value()).toBe('beech');
  await press('{Shift>} {/Shift}');
  expect(value()).toBeNull();
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect([active(), value()]).toEqual(['fig', null]);
  await press('{Enter}{Enter}');
  expect(value()).toBe('fig');
  await press('{Control>}{Shift>}{End}{/Shift}a{/Control}');
  expect([active(), value()]).toEqual(['moss', 'fig']);
});

claim('Select', 'Multiple: Space and Enter keep the others', async () => {
  const value = await garden({ multiSelect: true });
  await press(' {End} {ArrowUp}{Enter}');
  expect(value()).toEqual(['fig', 'moss', 'beech']);
  await press('{Enter}');
  expect(value()).toEqual(['moss', 'beech']);
});

claim('Select', 'Multiple: Shift extends and reduces', async () => {
  const value = await garden({ multiSelect: true });
  await press(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(value()).toEqual(['beech', 'ferns', 'fig']);
  await press('{Shift>}{ArrowUp}{/Shift}');
  expect(value()).toEqual(['beech', 'ferns']);
});

claim('Select', 'Multiple: Shift+Space selects from the last selected item', async () => {
  const value = await garden({ multiSelect: true });
  await press(' {End}{Shift>} {/Shift}');
  expect(value()).toEqual(['beech', 'ferns', 'fig', 'moss']);
});

claim('Select', 'Multiple: Ctrl with Shift+End, Shift+Home, and A', async () => {
  const value = await garden({ multiSelect: true });
  await press('{ArrowDown}{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}');
  expect([active(), value()]).toEqual(['fig', ['fig', 'moss']]);
  await press('{Control>}{Shift>}{Home}{/Shift}{/Control}');
  expect(value()).toEqual(['beech', 'ferns', 'fig']);
  fireEvent.keyDown(item('fig'), { key: 'a', keyCode: 65, ctrlKey: true });
  expect(value()).toEqual(['beech', 'ferns', 'fig', 'moss']);
});

claim('Roles and states', 'aria-selected and aria-expanded', async () => {
  await garden({
    defaultExpandedItems: ['ferns'],
    defaultSelectedItems: 'fig',
    isItemDisabled: ({ id }) => id === 'moss',
  });
  const attributes = ['aria-expanded', 'aria-selected', 'aria-disabled', 'tabindex'];
  const of = (id: string) => attributes.map((name) => item(id).getAttribute(name));
  expect(of('beech')).toEqual(['false', 'false', null, '-1']);
  expect(of('ferns')).toEqual(['true', 'false', null, '-1']);
  expect(of('fig')).toEqual([null, 'true', null, '0']);
  expect(of('moss')).toEqual([null, null, 'true', '-1']);
  expect(within(item('ferns')).getByRole('group').tagName).toBe('UL');
  const tree = screen.getByRole('tree', { name: 'Garden' });
  expect(tree.getAttribute('aria-multiselectable')).toBe('false');
});

claim('Let users find disabled items', 'They are skipped unless the prop is set', async () => {
  await garden({ isItemDisabled: ({ id }) => id === 'ferns', disabledItemsFocusable: true });
  await press('{ArrowDown}');
  expect(active()).toBe('ferns');
  await press('{ArrowRight}{Enter} ');
  expect(expanded()).toEqual([]);
  expect(item('ferns').getAttribute('aria-disabled')).toBe('true');
  expect(item('ferns').getAttribute('aria-selected')).toBeNull();
});

claim('Hide the checkboxes from assistive technology', 'No name, no tab stop', async () => {
  const value = await garden({
    checkboxSelection: true,
    multiSelect: true,
    selectionPropagation: { parents: true, descendants: true },
  });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: '' });
  expect(boxes.map((box) => box.tabIndex)).toEqual([-1, -1, -1, -1]);
  await press(' ');
  expect(value()).toEqual(['beech', 'copper']);
});

claim(
  'Put buttons and links into items',
  'Tab reaches the button of the focused item',
  async () => {
    render(<RowMenu />);
    await userEvent.tab();
    await press('{ArrowDown}');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Beech' }));
    await press('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(screen.getByRole('status').textContent).toBe('Beech was archived.');
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  },
);

claim('Put buttons and links into items', 'Delete removes the focused plant', async () => {
  render(<DeleteByKey />);
  await userEvent.tab();
  await press('{ArrowDown}{Delete}');
  expect(screen.getByRole('status').textContent).toBe('Juniper was removed.');
  expect(active()).toBe('Heather');
});

claim('Put buttons and links into items', 'Key events bubble to the parent', async () => {
  const pressed: string[] = [];
  render(
    <SimpleTreeView defaultExpandedItems={['a']} defaultSelectedItems="b">
      <TreeItem itemId="a" label="A" onKeyDown={() => pressed.push('a')}>
        <TreeItem itemId="b" label="B" onKeyDown={() => pressed.push('b')} />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.tab();
  await press('{Delete}');
  expect(pressed).toEqual(['b', 'a']);
});

claim('How do I turn off single keys, as WCAG 2.1.4 asks?', 'defaultMuiPrevented', async () => {
  const onKeyDown: TreeItemProps['onKeyDown'] = (event) => {
    if (event.key === 'm') event.defaultMuiPrevented = true;
  };
  render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="A" onKeyDown={onKeyDown} />
      <TreeItem itemId="m" label="M" />
      <TreeItem itemId="z" label="Z" />
    </SimpleTreeView>,
  );
  await userEvent.tab();
  await press('m');
  expect(active()).toBe('a');
  await press('z');
  expect(active()).toBe('z');
});

claim(
  'Put buttons and links into items',
  'An input in a label needs its keys stopped',
  async () => {
    const tree = (onKeyDown?: React.KeyboardEventHandler) => (
      <SimpleTreeView>
        <TreeItem itemId="a" label={<input aria-label="Note" onKeyDown={onKeyDown} />} />
        <TreeItem itemId="m" label="M" />
      </SimpleTreeView>
    );
    const { rerender } = render(tree((event) => event.stopPropagation()));
    act(() => screen.getByLabelText('Note').focus());
    await press('m');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('m');
    rerender(tree());
    await press('m');
    expect(active()).toBe('m');
  },
);

/** A tree of Pro that asks a server for its items. */
function beds(getTreeItems: (parentId?: string) => Promise<Plant[]>) {
  render(
    <RichTreeViewPro
      items={[]}
      dataSource={{ getChildrenCount: () => 1, getTreeItems }}
      slotProps={{ item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } }}
    />,
  );
}

claim('Announce loading and errors', 'A first level that fails shows nothing', async () => {
  const getTreeItems = vi.fn(() => Promise.reject(new Error('Down')));
  beds(getTreeItems);
  await act(() => Promise.allSettled(getTreeItems.mock.results.map(({ value }) => value)));
  expect(getTreeItems).toHaveBeenCalledTimes(1);
  for (const role of ['treeitem', 'progressbar', 'status', 'alert']) {
    expect(screen.queryByRole(role)).toBeNull();
  }
});

claim('Announce loading and errors', 'The spinner gets a name; the dot has no text', async () => {
  let fail: (error: Error) => void = () => {};
  const failing = new Promise<Plant[]>((_resolve, reject) => (fail = reject));
  beds((parentId) => (parentId ? failing : Promise.resolve(items)));
  await userEvent.click(await screen.findByText('Beech'));
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeDefined();
  await act(() => fail(new Error('Down')));
  const dot = document.querySelector('.MuiTreeItem-errorIcon');
  expect([dot?.textContent, dot?.getAttribute('aria-label')]).toEqual(['', null]);
});

claim('Why does typing a letter not find my item?', 'Shift turns it off, not case', async () => {
  await garden();
  await press('{Shift>}M{/Shift}{Control>}m{/Control}');
  expect(active()).toBe('beech');
  await press('M');
  expect(active()).toBe('moss');
});

claim('Why does typing a letter not find my item?', 'Nothing with lazy loading', async () => {
  beds(() => Promise.resolve(items));
  await screen.findByText('Moss');
  await userEvent.tab();
  await press('m');
  expect(active()).toBe('beech');
  await press('{End}');
  expect(active()).toBe('moss');
});

claim('Why does typing a letter not find my item?', 'Simple: the text of the row', async () => {
  const label = (
    <span>
      <b>9</b> X
    </span>
  );
  render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="A" />
      <TreeItem itemId="x" label={label} />
    </SimpleTreeView>,
  );
  await userEvent.tab();
  await press('x');
  expect(active()).toBe('a');
  await press('9');
  expect(active()).toBe('x');
});

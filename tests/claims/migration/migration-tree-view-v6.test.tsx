import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { runCodemod } from '../codemod';

const claim = claimsOf('/x/migration/migration-tree-view-v6/');
const preset = (source: string) => runCodemod('v7.0.0/tree-view/preset-safe', source);

type Anything = (props: Record<string, unknown>) => React.ReactNode;
const OldTree = SimpleTreeView as unknown as Anything;
const OldItem = TreeItem as unknown as Anything;

const items = (
  <React.Fragment>
    <TreeItem itemId="tents" label="Tents">
      <TreeItem itemId="dome" label="Dome tent" />
    </TreeItem>
    <TreeItem itemId="stoves" label="Stoves" />
  </React.Fragment>
);
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });

/** Renders what has mistakes; returns the error that is thrown, and what React prints. */
function mistakes(tree: React.ReactElement): { thrown: string; printed: string } {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let thrown = '';
  try {
    render(tree);
  } catch (reason) {
    thrown = String(reason);
  }
  const printed = error.mock.calls.map((call) => call.map(String).join(' ')).join('\n');
  error.mockRestore();
  return { thrown, printed };
}

claim('Run the codemod', 'The preset renames the props of a tree and of the items inside', () => {
  expect(
    preset(`import { TreeView } from '@mui/x-tree-view/TreeView';
const tree = <TreeView expanded={a} onNodeToggle={b} selected={c} onNodeSelect={d} onNodeFocus={e}><TreeItem nodeId="1" /></TreeView>;`),
  ).toBe(`import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
const tree = <SimpleTreeView expandedItems={a} onExpandedItemsChange={b} selectedItems={c} onSelectedItemsChange={d} onItemFocus={e}><TreeItem itemId="1" /></SimpleTreeView>;`);
});

claim('Run the codemod', 'An item outside of a tree keeps nodeId', () => {
  const source = `import { TreeItem } from '@mui/x-tree-view/TreeItem';
const render = (gear) => <TreeItem nodeId={gear.id} label={gear.name} />;`;
  expect(preset(source)).toBe(source);
});

claim('Run the codemod', 'Props of other components inside of the tree are renamed as well', () => {
  expect(preset(`const tree = <TreeView><Chip selected expanded /></TreeView>;`)).toBe(
    `const tree = <TreeView><Chip selectedItems expandedItems /></TreeView>;`,
  );
});

claim('Run the codemod', 'Icons, styled trees, classes, and the content are not changed', () => {
  for (const source of [
    `const tree = <TreeView defaultExpandIcon={<Icon />} defaultEndIcon={<Icon />} />;`,
    `const item = <TreeItem icon={<Icon />} expandIcon={<Icon />} />;`,
    `const StyledTree = styled(Tree)({}); const tree = <StyledTree expanded={[]} {...props} />;`,
    `const group = treeItemClasses.group;`,
    `const theme = { components: { MuiTreeView: {} } };`,
    `const Content = ({ nodeId }: TreeItemContentProps) => <div>{nodeId}</div>;`,
  ]) {
    expect(preset(source)).toBe(source);
  }
});

claim('Run the codemod', 'Two types are moved to a path without them', () => {
  const result = preset(`import { SingleSelectTreeViewProps } from '@mui/x-tree-view/TreeView';`);
  expect(result).toBe(
    `import { SingleSelectTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';`,
  );
});

claim('Run the codemod', 'A file with both components imports one twice', () => {
  const result = preset(`import { TreeView } from '@mui/x-tree-view/TreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';`);
  expect(result.split('import { SimpleTreeView } from')).toHaveLength(3);
});

claim('Transitions of items', 'The codemod moves both props to the slot', () => {
  const result = preset(
    `const item = <TreeItem TransitionComponent={Fade} TransitionProps={{ timeout: 600 }} />;`,
  );
  expect(result).toMatch(/slots=\{\{\s*groupTransition: Fade,?\s*\}\}/);
  expect(result).toMatch(/slotProps=\{\{\s*groupTransition: \{ timeout: 600 \},?\s*\}\}/);
});

claim('Hook of a ContentComponent', 'The codemod renames the hook', () => {
  expect(preset(`import { useTreeItem } from '@mui/x-tree-view/TreeItem'; useTreeItem(id);`)).toBe(
    `import { useTreeItemState } from '@mui/x-tree-view/TreeItem'; useTreeItemState(id);`,
  );
});

claim('Icons', 'Icons are components in slots, and slotProps receives their props', () => {
  const Icon = ({ color }: { color?: string }) => <b>{color}</b>;
  render(
    <SimpleTreeView slots={{ expandIcon: Icon }} slotProps={{ expandIcon: { color: 'primary' } }}>
      {items}
    </SimpleTreeView>,
  );
  expect([...document.querySelectorAll('b')].map((icon) => icon.textContent)).toEqual(['primary']);
});

claim('Expansion', 'onItemExpansionToggle receives the item and whether it is open', () => {
  const onItemExpansionToggle = vi.fn();
  const onExpandedItemsChange = vi.fn();
  render(
    <SimpleTreeView {...{ onItemExpansionToggle, onExpandedItemsChange }}>{items}</SimpleTreeView>,
  );
  fireEvent.click(screen.getByText('Tents'));
  expect(onItemExpansionToggle).toHaveBeenCalledWith(expect.anything(), 'tents', true);
  expect(onExpandedItemsChange).toHaveBeenCalledWith(expect.anything(), ['tents']);
});

claim('Selection', 'onItemSelectionToggle receives the item and whether it is selected', () => {
  const onItemSelectionToggle = vi.fn();
  const onSelectedItemsChange = vi.fn();
  render(
    <SimpleTreeView {...{ onItemSelectionToggle, onSelectedItemsChange }}>{items}</SimpleTreeView>,
  );
  fireEvent.click(screen.getByText('Stoves'));
  expect(onItemSelectionToggle).toHaveBeenCalledWith(expect.anything(), 'stoves', true);
  expect(onSelectedItemsChange).toHaveBeenCalledWith(expect.anything(), 'stoves');
});

claim('Focus, keys, and tests', 'The focused item is the active element', () => {
  render(<SimpleTreeView>{items}</SimpleTreeView>);
  const tents = item(/Tents/);
  act(() => tents.focus());
  expect(document.activeElement).toBe(tents);
  expect(screen.getByRole('tree').hasAttribute('aria-activedescendant')).toBe(false);
  fireEvent.keyDown(tents, { key: 'ArrowRight' });
  expect(tents.getAttribute('aria-expanded')).toBe('true');
});

claim('Focus, keys, and tests', 'Neither focus nor keys of the tree have an effect', () => {
  render(<SimpleTreeView>{items}</SimpleTreeView>);
  const tree = screen.getByRole('tree');
  act(() => tree.focus());
  expect(tree.hasAttribute('tabindex')).toBe(false);
  expect(document.activeElement).not.toBe(tree);
  fireEvent.keyDown(tree, { key: 'ArrowRight' });
  expect(item(/Tents/).getAttribute('aria-expanded')).toBe('false');
});

claim('Focus, keys, and tests', 'focusItem of the API focuses an item', () => {
  function Gear() {
    const apiRef = useTreeViewApiRef();
    return (
      <React.Fragment>
        <button onClick={(event) => apiRef.current?.focusItem(event, 'stoves')}>Go</button>
        <SimpleTreeView apiRef={apiRef}>{items}</SimpleTreeView>
      </React.Fragment>
    );
  }
  render(<Gear />);
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(item('Stoves'));
});

claim('What looks different', 'The group has another class', () => {
  render(<SimpleTreeView defaultExpandedItems={['tents']}>{items}</SimpleTreeView>);
  expect(document.querySelector('.MuiTreeItem-groupTransition')).not.toBeNull();
  expect(document.querySelector('.MuiTreeItem-group')).toBeNull();
  expect(treeItemClasses).not.toHaveProperty('group');
});

claim('What looks different', 'Items with children have an icon, and a component hides it', () => {
  const { unmount } = render(<SimpleTreeView>{items}</SimpleTreeView>);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
  unmount();
  const NoIcon = () => null;
  render(
    <SimpleTreeView slots={{ expandIcon: NoIcon, collapseIcon: NoIcon }}>{items}</SimpleTreeView>,
  );
  expect(document.querySelectorAll('svg')).toHaveLength(0);
});

claim(
  '"requires all items to have a unique id property" or "Maximum call stack size exceeded"',
  'One item with nodeId overflows the stack, and two have the same ID',
  () => {
    const tents = <OldItem nodeId="tents" label="Tents" />;
    expect(mistakes(<SimpleTreeView>{tents}</SimpleTreeView>).thrown).toContain(
      'Maximum call stack size exceeded',
    );
    const { thrown } = mistakes(
      <SimpleTreeView>
        {tents}
        <OldItem nodeId="stoves" label="Stoves" />
      </SimpleTreeView>,
    );
    expect(thrown).toContain('requires all items to have a unique `id` property');
    expect(thrown).toContain('"undefined"');
  },
);

claim(
  '"Element type is invalid: expected a string … but got: <AddBoxIcon />"',
  'A slot with an element throws',
  () => {
    const { thrown } = mistakes(<OldTree slots={{ expandIcon: <b /> }}>{items}</OldTree>);
    expect(thrown).toMatch(/^Error: Element type is invalid: expected a string .* but got: <b \/>/);
  },
);

claim(
  '"Unknown event handler property onNodeToggle. It will be ignored."',
  'React ignores the three callbacks',
  () => {
    const stub = () => undefined;
    const { printed } = mistakes(
      <OldTree onNodeToggle={stub} onNodeSelect={stub} onNodeFocus={stub}>
        {items}
      </OldTree>,
    );
    for (const name of ['onNodeToggle', 'onNodeSelect', 'onNodeFocus']) {
      expect(printed).toContain(
        `Unknown event handler property \`%s\`. It will be ignored. ${name}`,
      );
    }
  },
);

claim('Can I go from v6 to v8 directly?', 'Both presets in a row reach the names of v8', () => {
  const v7 = preset(`import { TreeView } from '@mui/x-tree-view';
const tree = <TreeView defaultExpanded={a}><TreeItem nodeId="1" /></TreeView>;`);
  expect(runCodemod('v8.0.0/tree-view/preset-safe', v7))
    .toBe(`import { SimpleTreeView } from '@mui/x-tree-view';
const tree = <SimpleTreeView defaultExpandedItems={a}><TreeItem itemId="1" /></SimpleTreeView>;`);
});

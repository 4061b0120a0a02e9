import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SimpleTreeView,
  simpleTreeViewClasses,
  type SimpleTreeViewProps,
} from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import {
  TreeItem,
  treeItemClasses,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { expect, vi } from 'vitest';
import AvatarItem from '../../../../data/react-tree-view/simple-tree-view/customization/AvatarItem';
import { claimsOf } from '../../claim';

const claim = claimsOf('/x/react-tree-view/simple-tree-view/customization/');

type Props = Partial<SimpleTreeViewProps<boolean>>;

function mail(props: Props = {}, parent: Partial<TreeItemProps> = {}) {
  return render(
    <SimpleTreeView defaultExpandedItems={['projects']} {...props}>
      <TreeItem itemId="projects" label="Projects" {...parent}>
        <TreeItem itemId="bridge" label="Bridge repair" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="older" label="Older" />
      </TreeItem>
    </SimpleTreeView>,
  );
}

const icon = (name: string) => {
  const Icon = () => <i>{name}</i>;
  return Icon;
};
const item = (label: string) => screen.getByText(label).closest('li')!;
const row = (label: string) => item(label).querySelector(`.${treeItemClasses.content}`)!;
const iconOf = (label: string) =>
  row(label).querySelector(`.${treeItemClasses.iconContainer}`)?.firstElementChild ?? null;

claim('Change icons', 'expandIcon, collapseIcon, and endIcon follow the state', () => {
  mail({
    slots: { expandIcon: icon('+'), collapseIcon: icon('−'), endIcon: icon('•') },
  });
  expect(
    ['Projects', 'Bridge repair', 'Archive'].map((label) => iconOf(label)?.textContent),
  ).toEqual(['−', '•', '+']);
});

claim('Change icons', 'The slot of the item wins; icon replaces the others', async () => {
  const slots = { expandIcon: icon('tree +'), collapseIcon: icon('tree −') };
  mail({ slots }, { slots: { collapseIcon: icon('item −') } });
  expect(iconOf('Projects')?.textContent).toBe('item −');
  await userEvent.click(screen.getByText('Projects'));
  expect(iconOf('Projects')?.textContent).toBe('tree +');
});

claim('Change icons', 'icon is displayed in place of the others', () => {
  mail(
    { slots: { collapseIcon: icon('−') } },
    { slots: { icon: icon('★'), collapseIcon: icon('!') } },
  );
  expect(iconOf('Projects')?.textContent).toBe('★');
});

claim('Change icons', 'By default, chevrons on parents and no end icon', () => {
  mail();
  expect(iconOf('Projects')?.getAttribute('data-testid')).toBe('TreeViewCollapseIconIcon');
  expect(iconOf('Archive')?.getAttribute('data-testid')).toBe('TreeViewExpandIconIcon');
  expect(iconOf('Bridge repair')).toBeNull();
});

claim('Change icons', 'slotProps reach the default icons', () => {
  mail({ slotProps: { expandIcon: { color: 'primary' } } });
  expect(iconOf('Archive')?.classList.contains('MuiSvgIcon-colorPrimary')).toBe(true);
  expect(iconOf('Projects')?.classList.contains('MuiSvgIcon-colorPrimary')).toBe(false);
});

claim('Style items with CSS', 'Each class name is on its part', () => {
  const keys = [
    'itemContent',
    'itemIconContainer',
    'itemCheckbox',
    'itemLabel',
    'itemGroupTransition',
  ] as const;
  const parts = ['content', 'iconContainer', 'checkbox', 'label', 'groupTransition'] as const;
  mail({
    checkboxSelection: true,
    classes: Object.fromEntries(keys.map((key) => [key, `my-${key}`])),
  });
  keys.forEach((key, index) => {
    const own = [...document.querySelectorAll(`.my-${key}`)];
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual([...document.querySelectorAll(`.${treeItemClasses[parts[index]!]}`)]);
  });
  expect(item('Projects').classList.contains(treeItemClasses.root)).toBe(true);
});

claim('Style items with CSS', 'classes.item has no effect, className has', () => {
  mail({ classes: { item: 'my-item' } }, { className: 'my-projects' });
  expect([...document.querySelectorAll('.my-projects')]).toEqual([item('Projects')]);
  expect(document.querySelectorAll('.my-item')).toHaveLength(0);
});

claim('Style the selected item only', 'The row has a data attribute for each state', async () => {
  mail({ disabledItemsFocusable: true }, { disabled: true });
  await userEvent.click(screen.getByText('Archive'));
  const states = (label: string) =>
    row(label)
      .getAttributeNames()
      .filter((name) => name.startsWith('data-'))
      .sort();
  expect(states('Archive')).toEqual(['data-expanded', 'data-focused', 'data-selected']);
  expect(states('Projects')).toEqual(['data-disabled', 'data-expanded']);
});

claim('Style the selected item only', 'Each li has the root class, but not the className', () => {
  mail({ classes: { root: 'my-root' }, className: 'my-tree' });
  for (const name of [simpleTreeViewClasses.root, 'my-root']) {
    expect(document.querySelectorAll(`li.${name}`)).toHaveLength(3);
  }
  expect(document.querySelectorAll('.my-tree')).toHaveLength(1);
});

claim('Change the indentation', 'A number of pixels or a length, 12 px by default', () => {
  for (const [value, result] of [
    [undefined, '12px'],
    [24, '24px'],
    ['2rem', '2rem'],
  ] as const) {
    const { unmount } = mail({ itemChildrenIndentation: value });
    const root = screen.getByRole('tree');
    expect(root.style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe(result);
    expect(item('Projects').style.getPropertyValue('--TreeView-itemDepth')).toBe('0');
    expect(item('Bridge repair').style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
    unmount();
  }
});

claim('Change the animation', 'The component receives the props that it needs', () => {
  const seen = vi.fn();
  function Group({ children, ...props }: React.PropsWithChildren) {
    seen(props);
    return <ul>{children}</ul>;
  }
  mail({}, { slots: { groupTransition: Group } });
  expect(seen.mock.lastCall?.[0]).toEqual({
    in: true,
    unmountOnExit: true,
    component: 'ul',
    role: 'group',
    className: expect.stringContaining(treeItemClasses.groupTransition),
  });
  expect(screen.getByText('Bridge repair')).toBeDefined();
});

claim('Build a mail sidebar', '& > limits the styles to the own row', () => {
  const opacity = () => getComputedStyle(row('Bridge repair')).opacity;
  const style = { [`.${treeItemClasses.content}`]: { opacity: 0.5 } };
  const { unmount } = mail({}, { sx: { '& >': style } });
  expect(getComputedStyle(row('Projects')).opacity).toBe('0.5');
  expect(opacity()).not.toBe('0.5');
  unmount();
  mail({}, { sx: { '&': style } });
  expect(opacity()).toBe('0.5');
});

claim('Build the item yourself', 'Without TreeItemProvider, the tree loses the children', () => {
  function Item({ itemId, label, children, isWrapped }: TreeItemProps & { isWrapped: boolean }) {
    const hook = useTreeItem({ itemId, label, children });
    const root = (
      <TreeItemRoot {...hook.getRootProps()}>
        <TreeItemContent {...hook.getContentProps()}>{label}</TreeItemContent>
        {children && <TreeItemGroupTransition {...hook.getGroupTransitionProps()} />}
      </TreeItemRoot>
    );
    if (!isWrapped) return root;
    return <TreeItemProvider {...hook.getContextProviderProps()}>{root}</TreeItemProvider>;
  }
  for (const isWrapped of [true, false]) {
    const apiRef: NonNullable<Props['apiRef']> = { current: undefined };
    const { unmount } = render(
      <SimpleTreeView apiRef={apiRef} defaultExpandedItems={['projects']}>
        <Item itemId="projects" label="Projects" isWrapped={isWrapped}>
          <TreeItem itemId="bridge" label="Bridge repair" />
        </Item>
      </SimpleTreeView>,
    );
    expect(apiRef.current?.getParentId('bridge')).toBe(isWrapped ? 'projects' : null);
    unmount();
  }
});

claim('Build the item yourself', 'The ownerState of slots is empty', () => {
  const content = vi.fn((_ownerState: object) => ({}));
  mail({}, { slotProps: { content } });
  expect(content.mock.lastCall?.[0]).toEqual({});
});

claim('Build the item yourself', 'Parts have neither MuiTreeItem classes nor the tree’s', () => {
  render(
    <ThemeProvider
      theme={createTheme({
        components: { MuiTreeItem: { styleOverrides: { content: { color: 'rgb(1, 2, 3)' } } } },
      })}
    >
      <AvatarItem />
    </ThemeProvider>,
  );
  expect(document.querySelector(`.${treeItemClasses.content}`)).toBeNull();
  expect(document.querySelectorAll('[class*="itemContent"]')).toHaveLength(0);
  const content = screen.getByText('Per Lind').parentElement!;
  expect(content.hasAttribute('data-selected')).toBe(true);
  expect(getComputedStyle(content).color).toBe('rgb(1, 2, 3)');
});

claim('Where is defaultEndIcon?', 'The prop does nothing', () => {
  const old: Props & { defaultEndIcon: React.ReactNode } = { defaultEndIcon: <i>end</i> };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mail(old);
  expect(screen.queryByText('end')).toBeNull();
});

claim('How do I cut a long label with an ellipsis?', 'The label hides its overflow', () => {
  mail();
  expect(getComputedStyle(screen.getByText('Projects')).overflow).toBe('hidden');
});

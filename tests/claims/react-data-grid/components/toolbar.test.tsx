import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { expect, vi } from 'vitest';
import ToolbarGroupBar from '../../../../data/react-data-grid/components/toolbar/ToolbarGroupBar';
import { claimsOf } from '../../claim';
import { mountGrid, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/toolbar/');

const rows = [
  { id: 1, customer: 'Lindqvist' },
  { id: 2, customer: 'Abe' },
];
const columns = [{ field: 'customer', headerName: 'Customer' }];
const mount = (props: Props = {}) =>
  mountGrid({ rows, columns, showToolbar: true, label: 'Orders', ...props });
const mountToolbar = (content: React.ReactNode, props: Props = {}) =>
  mount({ slots: { toolbar: () => <Toolbar>{content}</Toolbar> }, ...props });

const namesOfButtons = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const focused = () => document.activeElement?.textContent;

claim('Data Grid - Toolbar component', 'label is the title and the name', () => {
  mount();
  expect(screen.getByRole('toolbar', { name: 'Orders' }).textContent).toContain('Orders');
  expect(screen.getByRole('grid', { name: 'Orders' })).toBeTruthy();
  expect(namesOfButtons()).toEqual(['Columns', 'Filters', 'Export', 'Search']);
});

claim('Build your own toolbar', 'Without showToolbar the slot is not rendered', () => {
  const { update } = mountToolbar('Own', { showToolbar: false });
  expect(screen.queryByText('Own')).toBeNull();
  update({ showToolbar: true });
  expect(screen.getByText('Own')).toBeTruthy();
});

claim('Build your own toolbar', 'A trigger and a ToolbarButton render one button', async () => {
  mountToolbar(
    <ColumnsPanelTrigger render={<ToolbarButton />} aria-label="Columns">
      |||
    </ColumnsPanelTrigger>,
  );
  const button = within(screen.getByRole('toolbar')).getByRole('button');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('tooltip', { name: 'Columns' })).toBeTruthy();
});

claim('Build your own toolbar', 'A function in render receives the number of filters', () => {
  const filterModel = { items: [{ field: 'customer', operator: 'contains', value: 'a' }] };
  mountToolbar(
    <FilterPanelTrigger
      render={(props, { filterCount, open }) => (
        <ToolbarButton {...props}>{`${filterCount} ${open}`}</ToolbarButton>
      )}
    />,
    { filterModel },
  );
  expect(screen.getByRole('button', { name: '1 false' })).toBeTruthy();
});

claim('Add a density menu', 'setDensity changes the density', async () => {
  function Dense() {
    const apiRef = useGridApiContext();
    return <button onClick={() => apiRef.current.setDensity('compact')}>Dense</button>;
  }
  const { apiRef } = mountToolbar(<Dense />);
  await userEvent.click(screen.getByRole('button', { name: 'Dense' }));
  expect(gridDensitySelector(apiRef)).toBe('compact');
});

claim('Name the controls', 'The title of a tooltip names the button', () => {
  mountToolbar(
    <Tooltip title="Columns">
      <ColumnsPanelTrigger render={<ToolbarButton />} />
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Columns' })).toBeTruthy();
});

claim(
  'Pass props to your toolbar',
  'slotProps.toolbar arrives, an inner component remounts',
  () => {
    const mounted = vi.fn();
    const create = () =>
      function Titled({ title }: GridSlotProps['toolbar']) {
        React.useEffect(() => mounted(), []);
        return <Toolbar>{title}</Toolbar>;
      };
    const toolbar = create();
    const { update } = mount({ slots: { toolbar }, slotProps: { toolbar: { title: 'First' } } });
    expect(screen.getByRole('toolbar').textContent).toBe('First');
    update({ slots: { toolbar }, slotProps: { toolbar: { title: 'Second' } } });
    expect(screen.getByRole('toolbar').textContent).toBe('Second');
    expect(mounted).toHaveBeenCalledTimes(1);
    update({ slots: { toolbar: create() } });
    expect(mounted).toHaveBeenCalledTimes(2);
  },
);

claim('Show the active filters as chips', 'After Delete the last button has focus', async () => {
  function Chips() {
    const [chips, setChips] = React.useState(['Total', 'City']);
    const remove = (chip: string) => setChips(chips.filter((other) => other !== chip));
    return chips.map((chip) => (
      <ToolbarButton
        key={chip}
        label={chip}
        render={<Chip onDelete={() => remove(chip)} />}
        onClick={() => {}}
      />
    ));
  }
  mountToolbar([<Chips key="chips" />, <ToolbarButton key="last">Clear all</ToolbarButton>]);
  await userEvent.tab();
  expect(focused()).toBe('Total');
  await userEvent.keyboard('{Delete}');
  expect(namesOfButtons()).toEqual(['City', 'Clear all']);
  expect(focused()).toBe('Clear all');
});

claim('Build a group bar', 'Shift and arrows reorder, Delete removes, a button adds', () => {
  render(<ToolbarGroupBar />);
  const bar = document.querySelector('[role="toolbar"]')!;
  const controls = () => [...bar.querySelectorAll<HTMLElement>('.MuiButtonBase-root')];
  const names = () => controls().map((control) => control.textContent);
  act(() => controls()[1]!.click());
  expect(names()).toEqual(['City', 'Status']);
  act(() => controls()[0]!.focus());
  fireEvent.keyDown(controls()[0]!, { key: 'ArrowRight', shiftKey: true });
  expect(names()).toEqual(['Status', 'City']);
  expect(focused()).toBe('City');
  fireEvent.keyUp(controls()[1]!, { key: 'Delete' });
  expect(bar.querySelectorAll('.MuiChip-root')).toHaveLength(1);
  expect(names()).toEqual(['Status', 'City']);
});

claim('Use your own design', 'A part adds its role and handlers to your element', async () => {
  const onClick = vi.fn();
  mount({
    slots: {
      toolbar: () => (
        <Toolbar render={<header />}>
          <ToolbarButton render={<Button />} onClick={onClick}>
            Send
          </ToolbarButton>
        </Toolbar>
      ),
    },
  });
  expect(screen.getByRole('toolbar', { name: 'Orders' }).tagName).toBe('HEADER');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

claim('How do I hide single buttons of the default toolbar?', 'Each option hides one', () => {
  const { update } = mount();
  update({ disableColumnSelector: true });
  expect(namesOfButtons()).toEqual(['Filters', 'Export', 'Search']);
  update({ disableColumnFilter: true });
  expect(namesOfButtons()).toEqual(['Columns', 'Export', 'Search']);
  update({ slotProps: { toolbar: { showQuickFilter: false } } });
  expect(namesOfButtons()).toEqual(['Columns', 'Filters', 'Export']);
});

claim('How do I hide single buttons of the default toolbar?', 'Items of the menu', async () => {
  const disableToolbarButton = true;
  const { update } = mount({ slotProps: { toolbar: { csvOptions: { disableToolbarButton } } } });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Print',
  ]);
  const options = { disableToolbarButton };
  update({ slotProps: { toolbar: { csvOptions: options, printOptions: options } } });
  expect(namesOfButtons()).toEqual(['Columns', 'Filters', 'Search']);
});

claim('How do I hide single buttons of the default toolbar?', 'Excel throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const toolbar = { excelOptions: { disableToolbarButton: true } };
  const element = (
    <DataGridPremium rows={rows} columns={columns} slotProps={{ toolbar }} showToolbar />
  );
  expect(() => render(element)).toThrow("setting 'displayName'");
  error.mockRestore();
});

claim(
  'Why do I get "MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component."?',
  'Outside of a Toolbar',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mount({ slots: { toolbar: () => <ToolbarButton /> } })).toThrow(
      'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
    );
    error.mockRestore();
  },
);

claim('Where do the panels open?', 'Without a trigger, a panel still opens', () => {
  const { api } = mount({ showToolbar: false });
  act(() => api.showFilterPanel('customer'));
  expect(document.querySelector('.MuiDataGrid-panel')).toBeTruthy();
});

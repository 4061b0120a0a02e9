import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  gridDensitySelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { expect, vi } from 'vitest';
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

const search = (control: React.ReactNode) =>
  mountToolbar(<QuickFilter expanded>{control}</QuickFilter>);

claim('Name the search box', 'aria-label lands on the root and label on nothing', () => {
  search(<QuickFilterControl aria-label="Search orders" label="Search" />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  expect(input.getAttribute('aria-label')).toBeNull();
  expect(input.labels).toHaveLength(0);
  expect(screen.getByLabelText('Search orders')).not.toBe(input);
});

claim('Name the search box', 'slotProps.htmlInput replaces the attributes of the input', () => {
  search(<QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search orders' })).toBeTruthy();
});

type ControlProps = GridSlotProps['baseTextField'] & { ref?: React.Ref<HTMLInputElement> };

function SearchField({ ref, slotProps, material, ...other }: ControlProps) {
  const htmlInput = { ...slotProps?.htmlInput, 'aria-label': 'Search orders' };
  return <TextField {...other} {...material} inputRef={ref} slotProps={{ htmlInput }} />;
}

claim('Name the search box', 'Merged in render, the role stays', async () => {
  search(<QuickFilterControl render={<SearchField />} />);
  const input = screen.getByRole('searchbox', { name: 'Search orders' });
  await userEvent.type(input, 'abe{Escape}');
  expect(input).toHaveProperty('value', '');
  expect(document.activeElement).toBe(input);
});

const buttons = (...disabled: boolean[]) =>
  disabled.map((isDisabled, index) => (
    <ToolbarButton key={index} disabled={isDisabled}>
      {index}
    </ToolbarButton>
  ));

claim('Move between the controls with the keyboard', 'Arrows skip and wrap', async () => {
  mountToolbar(buttons(false, true, false));
  await userEvent.tab();
  expect(focused()).toBe('0');
  for (const [key, expected] of [
    ['{ArrowRight}', '2'],
    ['{ArrowRight}', '0'],
    ['{ArrowLeft}', '2'],
    ['{Home}', '0'],
    ['{End}', '2'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(expected);
  }
  await userEvent.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('2');
});

claim('Move between the controls with the keyboard', 'Others are separate stops', async () => {
  mountToolbar([...buttons(false), <button key="b">Other</button>]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('0');
  await userEvent.tab();
  expect(focused()).toBe('Other');
});

claim('Move between the controls with the keyboard', 'A disabled first button', async () => {
  mountToolbar(buttons(true, false));
  await userEvent.tab();
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false);
});

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

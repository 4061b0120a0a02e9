import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridColumnMenu,
  GridPivotPanel,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountPremium, type Props } from '../grouping';
import { cells, columns, mountPivot, rows } from '../pivot';

const claim = claimsOf('/x/react-data-grid/components/pivot-panel/');

/** Shows a grid whose toolbar has the given parts. */
function mount(parts: React.ReactNode, props: Props = {}) {
  const Bar = () => <Toolbar>{parts}</Toolbar>;
  const slots = { toolbar: Bar, ...props.slots };
  return mountPremium({ rows, columns, showToolbar: true, ...props, slots }).apiRef;
}
const trigger = <PivotPanelTrigger render={<ToolbarButton />}>Fields</PivotPanelTrigger>;
const button = () => screen.getByRole('button', { name: 'Fields' });
const sidebar = () => document.querySelector('.MuiDataGrid-sidebar');

claim('Data Grid - Pivot Panel component', 'The button opens and closes the panel', async () => {
  mount(trigger);
  await userEvent.click(button());
  expect(sidebar()).toBeTruthy();
  await userEvent.click(button());
  expect(sidebar()).toBeNull();
});

claim('Data Grid - Pivot Panel component', 'disablePivoting removes the default one', () => {
  const slots = { toolbar: undefined };
  mount(null, { slots });
  expect(screen.getByRole('button', { name: 'Pivot' })).toBeTruthy();
  mount(null, { slots, disablePivoting: true });
  expect(screen.getAllByRole('button', { name: 'Pivot' })).toHaveLength(1);
});

claim('Show the state in the button', 'render and className get open and active', async () => {
  const className = vi.fn(() => '');
  const child = vi.fn((props: object) => <button {...props}>Fields</button>);
  const apiRef = mount(<PivotPanelTrigger className={className} render={child} />);
  expect(className).toHaveBeenLastCalledWith({ open: false, active: false });
  await userEvent.click(button());
  expect(className).toHaveBeenLastCalledWith({ open: true, active: false });
  act(() => apiRef.current.setPivotActive(true));
  expect(child).toHaveBeenLastCalledWith(expect.anything(), { open: true, active: true });
});

claim('Show the state in the button', 'onPointerUp is ignored, onClick is called', async () => {
  const onPointerUp = vi.fn();
  const onClick = vi.fn(() => expect(sidebar()).toBeNull());
  mount(
    <PivotPanelTrigger onPointerUp={onPointerUp} onClick={onClick}>
      Fields
    </PivotPanelTrigger>,
  );
  await userEvent.click(button());
  expect([onPointerUp.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1]);
  expect(sidebar()).toBeTruthy();
});

claim('Name the trigger', 'The attributes; aria-controls has no element', async () => {
  mount(trigger);
  const attribute = (name: string) => button().getAttribute(name);
  expect(attribute('aria-haspopup')).toBe('true');
  expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual([null, null]);
  await userEvent.click(button());
  expect(attribute('aria-expanded')).toBe('true');
  expect(document.getElementById(attribute('aria-controls')!)).toBeNull();
});

claim('Name the trigger', 'The sections announce the opposite', async () => {
  mountPivot(undefined, { pivotPanelOpen: true });
  const section = screen.getByRole('button', { name: 'Rows' });
  const content = () => section.parentElement!.querySelector('.MuiDataGrid-collapsiblePanel');
  expect(content()?.textContent).toContain('Region');
  expect(section.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(section);
  expect(content()).toBeNull();
  expect(section.getAttribute('aria-expanded')).toBe('true');
});

claim('Switch pivot mode with your own button', 'The trigger leaves the mode alone', async () => {
  const onPivotActiveChange = vi.fn();
  const apiRef = mount(trigger, { onPivotActiveChange });
  await userEvent.click(button());
  expect(onPivotActiveChange).not.toHaveBeenCalled();
  act(() => apiRef.current.setPivotActive((value) => !value));
  expect(onPivotActiveChange.mock.calls.map(([value]) => value)).toEqual([true]);
});

claim('Switch pivot mode with your own button', 'Without row fields, there are no rows', () => {
  mountPivot({ rows: [], columns: [], values: [] });
  expect(cells()).toEqual([]);
  expect(
    screen.getByText('Add fields to rows, columns, and values to create a pivot table'),
  ).toBeTruthy();
});

claim('Open the panel from code', 'Values, functions, the initial state', async () => {
  const apiRef = mount(null, { initialState: { pivoting: { panelOpen: true } } });
  expect(sidebar()).toBeTruthy();
  act(() => apiRef.current.setPivotPanelOpen((isOpen) => !isOpen));
  expect(sidebar()).toBeNull();
  act(() => apiRef.current.setPivotPanelOpen(true));
  expect(sidebar()).toBeTruthy();
});

claim('Show the panel in a drawer', 'In a slot; its close button only changes state', async () => {
  const onPivotPanelOpenChange = vi.fn();
  mount(<GridPivotPanel />, { pivotPanelOpen: false, onPivotPanelOpenChange });
  expect(sidebar()).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Pivot' }));
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(screen.getByRole('switch', { name: 'Pivot' })).toBeTruthy();
});

claim('Build your own controls', 'Manage pivot has no effect, or is removed', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{ columnMenuPivotItem: null }} />
  );
  const apiRef = mount(null, { pivotPanelOpen: false });
  act(() => apiRef.current.showColumnMenu('region'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage pivot' }));
  expect(sidebar()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const other = mount(null, { slots: { columnMenu: Menu } });
  act(() => other.current.showColumnMenu('region'));
  expect(await screen.findByRole('menuitem', { name: 'Manage columns' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Manage pivot' })).toBeNull();
});

claim('Build your own controls', 'A field in both lists: one value in each row', () => {
  mountPivot({
    rows: [{ field: 'region' }],
    columns: [{ field: 'region' }],
    values: [{ field: 'sales', aggFunc: 'sum' }],
  });
  expect(cells().slice(0, 2)).toEqual(['North (2)|40|', 'South (2)||7']);
});

claim('How do I change the texts and icons of the panel?', 'localeText', () => {
  mountPivot(undefined, { pivotPanelOpen: true, localeText: { pivotRows: 'Down' } });
  expect(screen.getByRole('button', { name: 'Down' })).toBeTruthy();
});

claim('Does the trigger still work with disablePivoting?', 'It has no effect', async () => {
  mount(trigger, { disablePivoting: true });
  await userEvent.click(button());
  expect([sidebar(), button().getAttribute('aria-expanded')]).toEqual([null, null]);
});

claim('Can the trigger be outside the grid?', 'No, but the footer works', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PivotPanelTrigger>Fields</PivotPanelTrigger>)).toThrow('MUI X:');
  error.mockRestore();
  const Footer = () => <PivotPanelTrigger>Fields</PivotPanelTrigger>;
  mount(null, { showToolbar: false, slots: { footer: Footer } });
  await userEvent.click(button());
  expect(sidebar()).toBeTruthy();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataGridProps } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import BulkSave from '../../../data/react-data-grid/recipes-editing/BulkSave';
import BulkSavePaste from '../../../data/react-data-grid/recipes-editing/BulkSavePaste';
import ConditionalValidation from '../../../data/react-data-grid/recipes-editing/ConditionalValidation';
import GuardedPrices from '../../../data/react-data-grid/recipes-editing/GuardedPrices';
import LinkedSelectsCell from '../../../data/react-data-grid/recipes-editing/LinkedSelectsCell';
import LinkedSelectsRow from '../../../data/react-data-grid/recipes-editing/LinkedSelectsRow';
import MultilineCells from '../../../data/react-data-grid/recipes-editing/MultilineCells';
import SingleClickEditing from '../../../data/react-data-grid/recipes-editing/SingleClickEditing';
import { claimsOf } from '../claim';
import { paste } from './editing/orders';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/recipes-editing/');

const cellOf = (id: string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const editing = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--editing')].map(
    (cell) => cell.dataset['field'],
  );
const press = (keys: string) => userEvent.keyboard(keys);
const click = (element: HTMLElement) => userEvent.click(element);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Replaces the number in a cell that `open` opens. */
async function enterPrice(id: string, price: string, open = userEvent.dblClick) {
  await open(cellOf(id, 'price'));
  const input = await waitFor(() => within(cellOf(id, 'price')).getByRole('spinbutton'));
  await userEvent.clear(input);
  await userEvent.type(input, `${price}{Enter}`);
}

/** Picks an option in a select of an open row. */
async function pick(id: string, field: string, option: string) {
  await click(within(cellOf(id, field)).getByRole('combobox'));
  await click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

claim('Edit on a single click', 'One click opens, the previous editor is saved', async () => {
  render(<SingleClickEditing />);
  await click(cellOf('F-101', 'id'));
  expect(editing()).toEqual([]);
  await click(cellOf('F-101', 'name'));
  expect(editing()).toEqual(['name']);
  await press('!');
  await click(cellOf('F-102', 'price'));
  await waitFor(() => expect(editing()).toEqual(['price']));
  expect(cellOf('F-101', 'name').textContent).toBe('Bolt M10!');
});

claim('Edit on a single click', 'startCellEditMode throws for a read-only cell', () => {
  const { api } = mountGrid({ rows: [{ id: 1, name: 'Bolt' }], columns: [{ field: 'name' }] });
  expect(() => api.startCellEditMode({ id: 1, field: 'name' })).toThrow('not editable');
});

claim('Edit on a single click', 'In row mode the clicked field gets the focus', async () => {
  const { api } = mountGrid({
    rows: [{ id: 1, name: 'Bolt', bin: 'A1' }],
    columns: [
      { field: 'name', editable: true },
      { field: 'bin', editable: true },
    ],
    editMode: 'row',
    onCellClick: ({ id, field, isEditable }) => {
      if (isEditable && api.getRowMode(id) === 'view') {
        api.startRowEditMode({ id, fieldToFocus: field });
      }
    },
  });
  await click(cellOf('1', 'bin'));
  await waitFor(() => expect(editing()).toEqual(['name', 'bin']));
  expect(cellOf('1', 'bin').contains(document.activeElement)).toBe(true);
  await click(cellOf('1', 'name').querySelector('input')!);
  expect(editing()).toEqual(['name', 'bin']);
});

claim('Validate and confirm large changes', 'Refused, confirmed, and canceled', async () => {
  render(<GuardedPrices />);
  await enterPrice('F-101', '-1', userEvent.click);
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a price above €0');
  expect(editing()).toEqual(['price']);
  await press('{Escape}');
  await enterPrice('F-101', '0.8', userEvent.click);
  await waitFor(() => expect(cellOf('F-101', 'price').textContent).toBe('€0.80'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await enterPrice('F-101', '2', userEvent.click);
  await screen.findByText('Bolt M10: €0.80 → €2.00 (+150%)');
  expect(editing()).toEqual(['price']);
  await press('{Escape}');
  await waitFor(() => expect(cellOf('F-101', 'price').textContent).toBe('€0.80'));
});

claim('Edit long text in several lines', 'Enter stays, Ctrl+Enter saves at once', async () => {
  render(<MultilineCells />);
  await userEvent.dblClick(cellOf('F-103', 'description'));
  const input = await screen.findByRole('textbox', { name: 'Description of Anchor 6 mm' });
  await userEvent.type(input, '{Enter}Grey');
  expect(editing()).toEqual(['description']);
  fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(editing()).toEqual([]));
  expect(cellOf('F-103', 'description').textContent).toBe('For solid brick.\nGrey');
});

claim('Edit long text in several lines', 'Escape discards, a click elsewhere saves', async () => {
  render(<MultilineCells />);
  await userEvent.dblClick(cellOf('F-103', 'description'));
  await userEvent.type(await screen.findByRole('textbox'), ' A{Escape}');
  expect(cellOf('F-103', 'description').textContent).toBe('For solid brick.');
  await userEvent.dblClick(cellOf('F-103', 'description'));
  await userEvent.type(await screen.findByRole('textbox'), ' B');
  await click(cellOf('F-101', 'name'));
  await waitFor(() =>
    expect(cellOf('F-103', 'description').textContent).toBe('For solid brick. B'),
  );
});

claim(
  'Require a field only if another has a value',
  'The rule follows the other field and keeps the row open',
  async () => {
    render(<ConditionalValidation />);
    await userEvent.dblClick(cellOf('F-101', 'supply'));
    await pick('F-101', 'supply', 'On order');
    expect((await screen.findByRole('alert')).textContent).toContain('need a lead time');
    await press('{Enter}');
    expect(editing()).toHaveLength(2);
    await userEvent.type(within(cellOf('F-101', 'leadTime')).getByRole('spinbutton'), '7{Enter}');
    await waitFor(() => expect(editing()).toEqual([]));
    expect(texts('leadTime')[0]).toBe('7');
  },
);

claim(
  'Require a field only if another has a value',
  'No rule runs when the row opens, otherFieldsProps needs row mode',
  async () => {
    const rule = vi.fn(({ props }) => ({ ...props, error: true }));
    const columns: DataGridProps['columns'] = [
      { field: 'name', editable: true, preProcessEditCellProps: rule },
      { field: 'bin', editable: true },
      { field: 'note' },
    ];
    const rows = [{ id: 1, name: '', bin: 'A1', note: '' }];
    const { api, unmount } = mountGrid({ rows, columns, editMode: 'row' });
    act(() => api.startRowEditMode({ id: 1 }));
    expect(editing()).toEqual(['name', 'bin']);
    act(() => api.stopRowEditMode({ id: 1 }));
    await waitFor(() => expect(editing()).toEqual([]));
    expect(rule).not.toHaveBeenCalled();
    act(() => api.startRowEditMode({ id: 1 }));
    await act(async () => api.setEditCellValue({ id: 1, field: 'bin', value: 'B2' }));
    expect(Object.keys(rule.mock.lastCall?.[0].otherFieldsProps)).toEqual(['bin']);
    unmount();
    const inCells = mountGrid({ rows, columns }).api;
    act(() => inCells.startCellEditMode({ id: 1, field: 'name' }));
    await act(async () => inCells.setEditCellValue({ id: 1, field: 'name', value: 'Nut' }));
    expect(rule.mock.lastCall?.[0].otherFieldsProps).toBeUndefined();
  },
);

claim('In row mode', 'The kind is cleared, limited, and required', async () => {
  render(<LinkedSelectsRow />);
  await userEvent.dblClick(cellOf('F-101', 'category'));
  await pick('F-101', 'category', 'Fittings');
  await press('{Enter}');
  expect(editing()).toEqual(['category', 'kind']);
  await click(within(cellOf('F-101', 'kind')).getByRole('combobox'));
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Hinge', 'Handle', 'Bracket']);
  await click(screen.getByRole('option', { name: 'Handle' }));
  await press('{Enter}');
  await waitFor(() => expect(editing()).toEqual([]));
  expect([texts('category')[0], texts('kind')[0]]).toEqual(['Fittings', 'Handle']);
});

claim('In cell mode', 'Saving clears the kind, Escape leaves both fields', async () => {
  render(<LinkedSelectsCell />);
  const choose = async (option: string) => {
    await userEvent.dblClick(cellOf('F-101', 'category'));
    await click(await screen.findByRole('option', { name: option }));
  };
  await choose('Fittings');
  await press('{Escape}');
  await waitFor(() => expect(editing()).toEqual([]));
  expect([texts('category')[0], texts('kind')[0]]).toEqual(['Fasteners', 'Bolt']);
  await choose('Fittings');
  await press('{Enter}');
  await waitFor(() => expect(texts('kind')[0]).toBe('Choose a kind'));
  expect(texts('category')[0]).toBe('Fittings');
});

claim('Save many edits at once', 'Drafts are counted, undone, and discarded', async () => {
  render(<BulkSave />);
  await enterPrice('F-101', '3');
  await waitFor(() => expect(button('Save 1 change')).toBeTruthy());
  await click(screen.getByRole('menuitem', { name: 'Delete Lock nut M8' }));
  expect(button('Save 2 changes')).toBeTruthy();
  await userEvent.dblClick(cellOf('F-102', 'price'));
  expect(editing()).toEqual([]);
  await enterPrice('F-101', '0.78');
  await waitFor(() => expect(button('Save 1 change')).toBeTruthy());
  await click(screen.getByRole('menuitem', { name: 'Undo changes to Lock nut M8' }));
  expect(document.querySelector('.deleted, .edited')).toBeNull();
  await enterPrice('F-103', '9');
  await click(button('Discard all'));
  await waitFor(() => expect(texts('price')[2]).toBe('€0.30'));
});

claim('Collect pasted values', 'Each pasted row becomes a draft, others are skipped', async () => {
  render(<BulkSavePaste />);
  await click(cellOf('F-101', 'price'));
  await paste('€1,000\n-4\n0.5');
  await waitFor(() => expect(button('Save 2 changes')).toBeTruthy());
  expect(texts('price').slice(0, 3)).toEqual(['€1,000.00', '€0.12', '€0.50']);
});

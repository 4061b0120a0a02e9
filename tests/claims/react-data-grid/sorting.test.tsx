import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/sorting/');

const rows = [
  { id: 1, customer: 'Lindqvist' },
  { id: 2, customer: 'Abe' },
  { id: 3, customer: 'Moreau' },
];

function Orders(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={[{ field: 'customer' }]} {...props} />;
}

/** Customers in the order in which the grid shows them. */
const customers = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);

claim('Sort on the server', 'The grid shows the rows in the order that you pass', async () => {
  render(<Orders sortingMode="server" />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'customer' }));
  expect(customers()).toEqual(['Lindqvist', 'Abe', 'Moreau']);
});

claim('Control the sort model', 'Without onSortModelChange the order is locked', async () => {
  render(<Orders sortModel={[{ field: 'customer', sort: 'asc' }]} />);
  expect(customers()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  await userEvent.click(screen.getByRole('columnheader', { name: 'customer' }));
  expect(customers()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
});

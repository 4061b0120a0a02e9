import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridSlotProps,
} from '@mui/x-data-grid';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/toolbar/');

const rows = [{ id: 1, customer: 'Lindqvist' }];
const columns = [{ field: 'customer', headerName: 'Customer' }];
const mountToolbar = (content: React.ReactNode) =>
  mountGrid({
    rows,
    columns,
    slots: { toolbar: () => <Toolbar>{content}</Toolbar> },
    showToolbar: true,
  });
const focused = () => document.activeElement?.textContent;

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

claim('Name the search box', 'Only the merged attributes still collapse it', async () => {
  const onExpandedChange = vi.fn();
  const mountQuick = (control: React.ReactNode) =>
    mountToolbar(
      <QuickFilter defaultExpanded onExpandedChange={onExpandedChange}>
        {control}
      </QuickFilter>,
    );
  mountQuick(<QuickFilterControl slotProps={{ htmlInput: { role: 'searchbox' } }} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.tab();
  expect(onExpandedChange).not.toHaveBeenCalled();
  cleanup();
  mountQuick(<QuickFilterControl render={<SearchField />} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.tab();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(false);
});

claim('Name the search box', 'With inputRef, the focus moves into the input', async () => {
  mountToolbar(
    <QuickFilter>
      <QuickFilterTrigger>Find</QuickFilterTrigger>
      <QuickFilterControl render={<SearchField />} />
    </QuickFilter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  const input = screen.getByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(input));
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

claim('Move between the controls with the keyboard', 'aria-disabled stays reachable', async () => {
  mountToolbar([
    <ToolbarButton key="first" aria-disabled>
      first
    </ToolbarButton>,
    ...buttons(false),
  ]);
  await userEvent.tab();
  expect(focused()).toBe('first');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('0');
});

const TwoButtons = () => <Toolbar>{buttons(false, false, false)}</Toolbar>;

claim('Move between the controls with the keyboard', 'Arrows are not mirrored', async () => {
  function RightToLeft() {
    return (
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ toolbar: TwoButtons }}
          showToolbar
          aria-label="Orders"
        />
      </ThemeProvider>
    );
  }
  render(<RightToLeft />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('1');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ColumnsPanelTrigger,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/usage/');

const rows = [{ id: 1, lastName: 'Almeida' }];
const columns = [{ field: 'lastName', headerName: 'Name' }];
const mount = (props: Props = {}) => mountGrid({ rows, columns, showToolbar: true, ...props });
const mountToolbar = (content: React.ReactNode, props: Props = {}) =>
  mount({ slots: { toolbar: () => <Toolbar>{content}</Toolbar> }, ...props });
const button = (name: string) => screen.getByRole('button', { name });

claim('Data Grid - Components usage', 'A trigger and a ToolbarButton are one button', async () => {
  const { api } = mountToolbar(
    <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>,
  );
  await userEvent.click(button('Filters'));
  expect(api.state.preferencePanel.open).toBe(true);
});

claim('Replace the element of a part', 'Class names and styles are merged', () => {
  const element = <button className="own" style={{ color: 'red', top: 1 }} />;
  mountToolbar(
    <ExportCsv render={element} className="part" style={{ color: 'blue', left: 2 }}>
      Download
    </ExportCsv>,
  );
  expect(button('Download').className).toBe('own part');
  expect(button('Download').style).toMatchObject({ color: 'red', top: '1px', left: '2px' });
});

claim('Replace the element of a part', 'Handlers of the part replace your own', async () => {
  const own = vi.fn();
  const passed = vi.fn();
  mountToolbar(
    <ColumnsPanelTrigger render={<button onClick={own} id="own" />} onClick={passed} id="part">
      Columns
    </ColumnsPanelTrigger>,
  );
  await userEvent.click(button('Columns'));
  expect(own).not.toHaveBeenCalled();
  expect(passed).toHaveBeenCalledTimes(1);
  expect(button('Columns').id).toBe('part');
});

claim('Replace the element of a part', 'The ref of the part replaces yours', () => {
  const own = React.createRef<HTMLButtonElement>();
  const passed = React.createRef<HTMLButtonElement>();
  mountToolbar(
    <ColumnsPanelTrigger render={<button ref={own} />} ref={passed}>
      Columns
    </ColumnsPanelTrigger>,
  );
  expect(own.current).toBeNull();
  expect(passed.current).toBe(button('Columns'));
});

claim('Replace the element of a part', 'Children of the part win, or yours are used', () => {
  mountToolbar([
    <ExportCsv key="a" render={<button>Own</button>}>
      Part
    </ExportCsv>,
    <ExportCsv key="b" render={<button>Own only</button>} />,
  ]);
  expect(screen.getAllByRole('button').map((element) => element.textContent)).toEqual(
    expect.arrayContaining(['Part', 'Own only']),
  );
  expect(screen.queryByText('Own')).toBeNull();
});

claim('Replace the element of a part', 'ToolbarButton resets disabled of the element', () => {
  mountToolbar([
    <ToolbarButton key="a" render={<button disabled>Element</button>} />,
    <ToolbarButton key="b" disabled render={<button>Part</button>} />,
  ]);
  expect(button('Element')).toHaveProperty('disabled', false);
  expect(button('Part')).toHaveProperty('disabled', true);
});

claim('Use a function', 'It receives props and state', async () => {
  mountToolbar(
    <ColumnsPanelTrigger
      render={(props, { open }) => <button {...props}>{open ? 'Close' : 'Open'}</button>}
    />,
  );
  await userEvent.click(button('Open'));
  expect(button('Close').getAttribute('aria-expanded')).toBe('true');
});

claim('Change the style by state', 'open, filterCount and value reach className', async () => {
  const items = [{ field: 'lastName', operator: 'contains', value: 'a' }];
  mountToolbar(
    [
      <FilterPanelTrigger
        key="filter"
        className={(state) => `${state.open}-${state.filterCount}`}
      />,
      <QuickFilter key="quick" className={(state) => `${state.value}-${state.expanded}`} expanded>
        <QuickFilterControl />
      </QuickFilter>,
    ],
    { initialState: { filter: { filterModel: { items } } } },
  );
  expect(document.querySelector('.false-1')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'al');
  expect(document.querySelector('.al-true')).toBeTruthy();
  await userEvent.click(document.querySelector('.false-1')!);
  expect(document.querySelector('.true-1')).toBeTruthy();
});

claim('Style all parts at once', 'baseButton reaches triggers and export parts', () => {
  mountToolbar(
    [
      <ColumnsPanelTrigger key="columns">Columns</ColumnsPanelTrigger>,
      <ExportCsv key="csv">Download</ExportCsv>,
    ],
    { slotProps: { baseButton: { material: { variant: 'contained' } } } },
  );
  for (const name of ['Columns', 'Download'])
    expect(button(name).className).toContain('MuiButton-contained');
});

claim('Style all parts at once', 'Reset in the columns panel uses baseButton too', async () => {
  mount({ slotProps: { baseButton: { material: { variant: 'contained' } } } });
  await userEvent.click(button('Columns'));
  const reset = await screen.findByRole('button', { name: 'Reset' });
  expect(reset.className).toContain('MuiButton-contained');
});

claim('Use parts outside of the toolbar', 'A trigger works in the footer', async () => {
  const { api } = mount({
    showToolbar: false,
    slots: { footer: () => <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger> },
  });
  await userEvent.click(button('Columns'));
  expect(api.state.preferencePanel.openedPanelValue).toBe('columns');
});

claim('How do I run code when a panel opens?', 'Both callbacks receive the panel', async () => {
  const onPreferencePanelOpen = vi.fn();
  const onPreferencePanelClose = vi.fn();
  const { api } = mount({ onPreferencePanelOpen, onPreferencePanelClose });
  await userEvent.click(button('Columns'));
  act(() => api.hidePreferences());
  for (const callback of [onPreferencePanelOpen, onPreferencePanelClose]) {
    expect(callback).toHaveBeenCalledTimes(1);
    expect(callback.mock.lastCall?.[0].openedPanelValue).toBe('columns');
  }
});

claim(
  'Why do I get "Missing context" or "Could not find the Data Grid context"?',
  'Each place has its message',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    function OwnCall() {
      return useGridApiContext().current.rootElementRef?.current?.tagName;
    }
    expect(() => render(<FilterPanelTrigger />)).toThrow('MUI X: useGridRootProps should only');
    expect(() => render(<OwnCall />)).toThrow('MUI X: Could not find the Data Grid context.');
    expect(() => mountToolbar(<QuickFilterControl />)).toThrow(
      'MUI X: Missing context. Quick Filter subcomponents must be placed within',
    );
    error.mockRestore();
  },
);

claim(
  'Why do I get "In HTML, <button> cannot be a descendant of <button>"?',
  'React logs it for nested parts',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    mountToolbar(
      <ToolbarButton>
        <ExportCsv>Download</ExportCsv>
      </ToolbarButton>,
    );
    expect(error.mock.calls.flat().join(' ')).toMatch(/cannot be a descendant of/);
    error.mockRestore();
  },
);

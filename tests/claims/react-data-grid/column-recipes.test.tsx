import * as React from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridColumnFieldsSelector,
  gridColumnVisibilityModelSelector,
  gridFilterModelSelector,
  gridSortModelSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  gridAggregationModelSelector,
  gridRowGroupingModelSelector,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ColumnsFromData from '../../../data/react-data-grid/column-recipes/ColumnsFromData';
import ContextColumns from '../../../data/react-data-grid/column-recipes/ContextColumns';
import PersistColumnsOverReload from '../../../data/react-data-grid/column-recipes/PersistColumnsOverReload';
import { claimsOf } from '../claim';
import { mountGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/column-recipes/');

const rows = [
  { id: 1, customer: 'Marlow', article: 'Bolt', total: 312 },
  { id: 2, customer: 'Ardent', article: 'Nut', total: 96 },
];
const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Client' },
  { field: 'article', width: 120 },
  { field: 'total', type: 'number' },
];
const mount = (all = columns) => mountGrid({ rows, columns: all });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** Shows a Premium grid. `update` changes props that it was mounted with. */
function mountPremium(props: Partial<DataGridPremiumProps>) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridPremiumProps>) => (
    <DataGridPremium apiRef={result.current} {...{ rows, columns }} {...props} {...more} />
  );
  const { rerender } = render(element({}));
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  return { api, update: (more: Partial<DataGridPremiumProps>) => rerender(element(more)) };
}

claim('Data Grid - Column recipes', 'The same array keeps a width, a new one resets it', () => {
  const { api, update } = mount();
  act(() => api.setColumnWidth('article', 240));
  update({ columns });
  expect(api.getColumn('article').width).toBe(240);
  update({ columns: [...columns] });
  expect(api.getColumn('article').width).toBe(120);
});

claim('See what a new array resets', 'Order and width come from the array', () => {
  const { api, update } = mountPremium({});
  act(() => {
    api.setColumnIndex('total', 0);
    api.setColumnWidth('customer', 300);
  });
  expect(api.getAllColumns().map(({ field }) => field)).toEqual(['total', 'customer', 'article']);
  update({ columns: [...columns] });
  expect(api.getAllColumns().map(({ field }) => field)).toEqual(['customer', 'article', 'total']);
  expect(api.getColumn('customer').width).toBe(100);
});

claim('See what a new array resets', 'Models are kept, except for fields that vanish', () => {
  const { result } = renderHook(() => useGridApiRef());
  const { api, update } = mount();
  act(() => {
    api.setColumnVisibility('article', false);
    api.setSortModel([{ field: 'customer', sort: 'asc' }]);
    api.setFilterModel({ items: [{ field: 'customer', operator: 'contains', value: 'a' }] });
  });
  const ref = { ...result.current, current: api };
  const models = () => [
    gridColumnVisibilityModelSelector(ref),
    gridSortModelSelector(ref).length,
    gridFilterModelSelector(ref).items.length,
  ];
  update({ columns: [...columns] });
  expect(models()).toEqual([{ article: false }, 1, 1]);
  update({ columns: columns.slice(1) });
  expect(models()).toEqual([{ article: false }, 0, 0]);
});

claim('See what a new array resets', 'Omitted properties are kept with the same type', () => {
  const number = { field: 'total', type: 'number' } as const;
  const sum = { headerName: 'Sum', renderCell: () => 'cell' };
  const { update } = mount([{ ...number, ...sum }]);
  const shown = () => [headers()[0], texts('total')[0]];
  update({ columns: [number] });
  expect(shown()).toEqual(['Sum', 'cell']);
  update({ columns: [{ ...number, headerName: 'total', renderCell: () => undefined }] });
  expect(shown()).toEqual(['total', '312']);
  update({ columns: [{ field: 'total', ...sum }] });
  update({ columns: [{ field: 'total' }] });
  expect(shown()).toEqual(['total', '312']);
});

claim('Keep widths and order when the columns change', 'The recipe keeps both', () => {
  const { api, update } = mountPremium({ checkboxSelection: true });
  const widths: Record<string, number> = {};
  api.subscribeEvent('columnWidthChange', ({ colDef, width }) => {
    widths[colDef.field] = width;
  });
  act(() => {
    api.setColumnWidth('article', 240);
    api.setColumnIndex('total', 1);
  });
  const order = api.getAllColumns().map(({ field }) => field);
  expect(order[0]).toBe('__check__');
  const rank = ({ field }: GridColDef) =>
    order.includes(field) ? order.indexOf(field) : order.length;
  const next: GridColDef[] = [{ field: 'city' }, ...columns.slice(1)]
    .map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: 0 };
    })
    .sort((a, b) => rank(a) - rank(b));
  update({ columns: next });
  expect(api.getAllColumns().map(({ field }) => field)).toEqual([
    '__check__',
    'total',
    'article',
    'city',
  ]);
  expect(api.getColumn('article').computedWidth).toBe(240);
});

claim('Keep widths and order when the columns change', 'Code publishes no order change', () => {
  const onColumnOrderChange = vi.fn();
  const { api } = mountPremium({ onColumnOrderChange });
  act(() => api.setColumnIndex('total', 0));
  expect(api.getAllColumns()[0]?.field).toBe('total');
  expect(onColumnOrderChange).not.toHaveBeenCalled();
});

claim(
  'Keep widths and order when the columns change',
  'flex wins over width, flex: 0 does not',
  () => {
    const { api, update } = mount([{ field: 'customer', flex: 1, width: 240 }]);
    expect(api.getColumn('customer').computedWidth).not.toBe(240);
    update({ columns: [{ field: 'customer', flex: 0, width: 240 }] });
    expect(api.getColumn('customer').computedWidth).toBe(240);
  },
);

claim('Change what cells display without new columns', 'Cells follow the context', async () => {
  render(<ContextColumns />);
  expect(texts('total')[0]).toBe('€312.00');
  await userEvent.click(screen.getByRole('switch', { name: 'Prices in US dollars' }));
  expect(texts('total')[0]).toBe('$336.96');
});

claim(
  'Read the latest value in a handler',
  'The ref has the value of the last render',
  async () => {
    const opened: string[] = [];
    function Orders({ onOpen }: { onOpen: (id: number) => void }) {
      const latest = React.useRef(onOpen);
      React.useEffect(() => {
        latest.current = onOpen;
      });
      const all = React.useMemo<GridColDef[]>(
        () => [
          {
            field: 'id',
            renderCell: ({ id }) => <button onClick={() => latest.current(+id)}>Go</button>,
          },
        ],
        [],
      );
      return <DataGridPremium rows={rows.slice(0, 1)} columns={all} />;
    }
    const { rerender } = render(<Orders onOpen={() => opened.push('first')} />);
    rerender(<Orders onOpen={() => opened.push('second')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(opened).toEqual(['second']);
  },
);

claim('Build columns from the data', 'New rows keep the headers, a new key adds one', async () => {
  render(<ColumnsFromData />);
  const first = document.querySelector('[role="columnheader"]');
  expect(headers()).toEqual(['Article', 'Pieces']);
  await userEvent.click(screen.getByRole('button', { name: 'Load new amounts' }));
  expect(texts('pieces')[0]).toBe('410');
  expect(document.querySelector('[role="columnheader"]')).toBe(first);
  await userEvent.click(screen.getByRole('button', { name: 'Load with cities' }));
  expect(headers()).toEqual(['Article', 'Pieces', 'Ship to']);
});

claim(
  'Keep the columns after a reload',
  'A hidden column stays hidden, reset shows it',
  async () => {
    const { unmount } = render(<PersistColumnsOverReload />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'City' }));
    expect(headers()).toEqual(['Customer', 'Article', 'Total (€)']);
    unmount();
    render(<PersistColumnsOverReload />);
    expect(headers()).toEqual(['Customer', 'Article', 'Total (€)']);
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toHaveLength(4);
  },
);

claim('Keep the columns after a reload', 'Widths are restored, unknown fields are ignored', () => {
  const saved = { dimensions: { article: { width: 240 } }, orderedFields: ['gone', 'article'] };
  const { api } = mountGrid({ rows, columns, initialState: { columns: saved } });
  expect(api.getColumn('article').computedWidth).toBe(240);
  expect(api.getAllColumns().map(({ field }) => field)).toEqual(['article', 'customer', 'total']);
  expect(Object.keys(api.exportState().columns ?? {}).sort()).toEqual([
    'columnVisibilityModel',
    'dimensions',
    'orderedFields',
  ]);
});

claim('Keep the columns after a reload', 'A saved width wins over the definition', () => {
  const { api, unmount } = mountGrid({ rows, columns });
  const saved = api.exportState().columns;
  expect(saved?.dimensions?.article?.width).toBe(120);
  unmount();
  const later = mountGrid({
    rows,
    columns: [{ field: 'article', width: 300 }],
    initialState: { columns: saved },
  });
  expect(later.api.getColumn('article').computedWidth).toBe(120);
});

claim('What changes in Pro and Premium?', 'Pins and groups are kept, added fields have __', () => {
  const { api, update } = mountPremium({
    initialState: {
      pinnedColumns: { right: ['total'] },
      rowGrouping: { model: ['customer'] },
      aggregation: { model: { total: 'sum' } },
    },
  });
  update({ columns: [...columns] });
  const ref = { current: api };
  expect(api.getPinnedColumns().right).toEqual(['total']);
  expect(gridRowGroupingModelSelector(ref)).toEqual(['customer']);
  expect(gridAggregationModelSelector(ref)).toEqual({ total: 'sum' });
  const added = gridColumnFieldsSelector(ref).filter(
    (field) => !columns.some((column) => column.field === field),
  );
  expect(added.length).toBeGreaterThan(0);
  expect(added.every((field) => field.startsWith('__'))).toBe(true);
});

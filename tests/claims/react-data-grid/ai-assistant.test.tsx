import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridColumnFieldsSelector,
  gridFilterModelSelector,
  gridRowGroupingModelSelector,
  gridRowSelectionIdsSelector,
  gridSortModelSelector,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { promptFilmColumns } from '../../../data/react-data-grid/dataset/promptFilms';
import { claimsOf } from '../claim';
import { columns, mountAssistant, nothing } from './assistant';
import { shown, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/ai-assistant/');
type View = ReturnType<typeof mountAssistant>;

const fieldsOf = (context = '[]') =>
  (JSON.parse(context) as { field: string }[]).map(({ field }) => field);
const examplesOf = (context = '[]') =>
  (JSON.parse(context) as { examples: unknown[] }[]).map(({ examples }) => examples);
const selected = ({ apiRef }: View) => [...gridRowSelectionIdsSelector(apiRef).keys()];
const messageOf = (result: unknown) => (result as Error).message;

claim('What a prompt can change', 'Replaces filter, quick filter, sorting; selects', async () => {
  const view = mountAssistant(
    {
      filters: [{ column: 'genre', operator: 'is', value: 'Thriller' }],
      sorting: [{ column: 'year', direction: 'asc' }],
      select: 1,
    },
    {
      initialState: {
        filter: {
          filterModel: {
            items: [{ field: 'gross', operator: '>', value: 1 }],
            quickFilterValues: ['2'],
          },
        },
      },
    },
  );
  await view.ask('Thrillers');
  expect(gridFilterModelSelector(view.apiRef)).toMatchObject({
    items: [{ field: 'genre', operator: 'is', value: 't' }],
    quickFilterValues: [],
  });
  expect(shown()).toEqual(['4', '2']);
  expect(selected(view)).toEqual([4]);
  expect(gridColumnFieldsSelector(view.apiRef)[0]).toBe('genre');
  view.onPrompt.mockResolvedValueOnce(nothing());
  await view.ask('Reset');
  expect([shown(), selected(view)]).toEqual([['1', '2', '3', '4'], []]);
});

claim('What a prompt can change', 'Features that are off are skipped', async () => {
  const view = mountAssistant(
    {
      filters: [{ column: 'year', operator: '>', value: 2022 }],
      sorting: [{ column: 'year', direction: 'desc' }],
      grouping: [{ column: 'genre' }],
      aggregation: { gross: 'sum' },
      select: 2,
    },
    {
      disableColumnFilter: true,
      disableColumnSorting: true,
      disableRowGrouping: true,
      disableAggregation: true,
      rowSelection: false,
    },
  );
  await view.ask('All');
  expect([shown(), selected(view)]).toEqual([['1', '2', '3', '4'], []]);
  expect(gridSortModelSelector(view.apiRef)).toEqual([]);
});

claim('What a prompt can change', 'The loading overlay is displayed', async () => {
  const view = mountAssistant({});
  let answer = (_response: PromptResponse) => {};
  view.onPrompt.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  let asked: Promise<unknown> | undefined;
  act(() => void (asked = view.apiRef.current.aiAssistant.processPrompt('Sort')));
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await act(async () => {
    answer(nothing());
    await asked;
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

claim('Use your own service', 'processPrompt resolves to the Error, without a panel', async () => {
  const view = mountAssistant({}, { slots: {} });
  view.onPrompt.mockRejectedValueOnce(new Error('No quota'));
  const result = await view.ask('Sort');
  expect(result).toBeInstanceOf(Error);
  expect(messageOf(result)).toBe('No quota');
});

claim('Use your own service', 'Unknown fields in filters, in other keys', async () => {
  const view = mountAssistant({ filters: [{ column: 'studio', operator: 'is', value: 'A' }] });
  expect(messageOf(await view.ask('x'))).toBe(
    "Cannot read properties of undefined (reading 'type')",
  );
  view.onPrompt.mockResolvedValueOnce(
    nothing({
      sorting: [{ column: 'studio', direction: 'asc' }],
      grouping: [{ column: 'studio' }],
    }),
  );
  expect(await view.ask('y')).not.toBeInstanceOf(Error);
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

claim('Use your own service', 'An operator of another type fails', async () => {
  const view = mountAssistant({ filters: [{ column: 'year', operator: 'contains', value: '2' }] });
  expect(messageOf(await view.ask('x'))).toContain('No filter operator found for column');
  expect(gridFilterModelSelector(view.apiRef).items).toHaveLength(1);
});

claim('Use your own service', 'select counts rows of the page, and groups', async () => {
  const view = mountAssistant(
    { sorting: [{ column: 'gross', direction: 'asc' }], select: 3 },
    {
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
    },
  );
  expect(await view.ask('x')).toBeInstanceOf(Error);
  expect(gridSortModelSelector(view.apiRef)).toHaveLength(1);
  expect(selected(view)).toEqual([]);
  view.onPrompt.mockResolvedValueOnce(nothing({ select: 2 }));
  await view.ask('y');
  expect(selected(view)).toEqual([1, 2]);
});

claim('Use your own service', 'select selects group rows', async () => {
  const view = mountAssistant({ grouping: [{ column: 'genre' }], select: 1 });
  await view.ask('x');
  expect(selected(view)).toEqual(['auto-generated-row-genre/d']);
});

claim('Use your own service', 'Labels work for one value only', async () => {
  const view = mountAssistant({
    filters: [{ column: 'genre', operator: 'isAnyOf', value: ['Drama'] }],
  });
  await view.ask('x');
  expect(shown()).toEqual([]);
});

claim('See what leaves the browser', 'Keys, hidden and added columns, no headers', async () => {
  const view = mountAssistant(
    {},
    {
      checkboxSelection: true,
      initialState: { columns: { columnVisibilityModel: { gross: false } } },
    },
  );
  await view.ask('Sort');
  const [prompt, context, id] = view.onPrompt.mock.calls[0]!;
  expect([prompt, id]).toEqual(['Sort', undefined]);
  expect(fieldsOf(context)).toEqual(['__check__', 'note', 'genre', 'year', 'gross']);
  expect(JSON.parse(context)[2]).toEqual({
    field: 'genre',
    description: null,
    examples: ['Drama'],
    type: 'singleSelect',
    allowedOperators: ['is', 'not', 'isAnyOf'],
  });
  expect(context).not.toContain('Release');
  await view.ask('Again');
  expect(view.onPrompt.mock.calls[1]![2]).toBe('films-1');
});

claim('Take examples from the rows', 'Values of all columns, from valueGetter', async () => {
  const sampling = { allowAiAssistantDataSampling: true };
  const view = mountAssistant(
    {},
    { ...sampling, initialState: { columns: { columnVisibilityModel: { note: false } } } },
  );
  await view.ask('Sort');
  const [notes, genres] = examplesOf(view.onPrompt.mock.calls[0]![1]);
  expect(notes).toHaveLength(4);
  expect(notes!.every((note) => /^[ABCD]$/.test(String(note)))).toBe(true);
  expect(genres!.every((genre) => genre === 'd' || genre === 't')).toBe(true);
  const many = Array.from({ length: 30 }, (_, id) => ({ id, genre: 'd' }));
  view.update({ ...sampling, rows: many });
  await view.ask('Sort');
  expect(examplesOf(view.onPrompt.mock.calls[1]![1])[1]).toEqual(['d', 'd', 'd', 'd', 'd']);
  view.update({ ...sampling, rows: [] });
  await view.ask('Sort');
  expect(examplesOf(view.onPrompt.mock.calls[2]![1])).toEqual([[], [], [], []]);
});

const pivoting: PromptResponse['pivoting'] = {
  columns: [{ column: 'year', direction: 'asc' }],
  rows: ['genre'],
  values: [{ gross: 'sum' }],
};

claim('Ask about server-side data', 'disablePivoting groups by columns, then rows', async () => {
  const view = mountAssistant({ pivoting }, { disablePivoting: true });
  await view.ask('Compare');
  expect(gridRowGroupingModelSelector(view.apiRef)).toEqual(['year', 'genre']);
});

claim('Why does the grid stay in pivot mode after the next prompt?', 'Groups ignored', async () => {
  const view = mountAssistant({ pivoting });
  await view.ask('Compare');
  view.onPrompt.mockResolvedValueOnce(nothing({ grouping: [{ column: 'year' }] }));
  await view.ask('Group by year');
  expect(fieldsOf(view.onPrompt.mock.calls[1]![1])).toContain('2021>->gross');
  expect(gridRowGroupingModelSelector(view.apiRef)).toEqual(['genre']);
});

claim(
  'Why do I get "Cannot read properties of undefined (reading \'filters\')"?',
  'undefined',
  async () => {
    const view = mountAssistant({});
    view.onPrompt.mockResolvedValueOnce(undefined as unknown as PromptResponse);
    expect(messageOf(await view.ask('x'))).toBe(
      "Cannot read properties of undefined (reading 'filters')",
    );
  },
);

claim(
  'Nothing happens when users send a prompt. What is missing?',
  'onPrompt, aiAssistant',
  async () => {
    const onAiAssistantConversationsChange = vi.fn();
    const props: Props = { onPrompt: undefined, onAiAssistantConversationsChange };
    expect(await mountAssistant({}, props).ask('x')).toBeUndefined();
    expect(onAiAssistantConversationsChange).not.toHaveBeenCalled();
    const sorting = [{ column: 'gross', direction: 'asc' as const }];
    const off = mountAssistant({ sorting }, { aiAssistant: false });
    await off.ask('x');
    expect(off.onPrompt.mock.calls[0]![1]).toBe('');
    expect(gridSortModelSelector(off.apiRef)).toEqual([]);
  },
);

claim('What does a prompt cost?', 'About 1,300 characters for the films', async () => {
  const view = mountAssistant({}, { rows: [], columns: promptFilmColumns });
  await view.ask('x');
  const { length } = view.onPrompt.mock.calls[0]![1];
  expect(Math.round(length / 50) * 50).toBe(1300);
});

claim('Data Grid - AI Assistant', 'The toolbar opens the panel with suggestions', async () => {
  const view = mountAssistant(
    { sorting: [{ column: 'gross', direction: 'desc' }] },
    { columns, showToolbar: true, aiAssistantSuggestions: [{ value: 'Highest gross' }] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Highest gross' }));
  await waitFor(() => expect(shown()).toEqual(['4', '3', '2', '1']));
  expect(view.onPrompt.mock.calls[0]![0]).toBe('Highest gross');
});

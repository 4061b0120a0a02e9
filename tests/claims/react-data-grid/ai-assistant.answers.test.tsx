import * as React from 'react';
import { act, render, waitFor } from '@testing-library/react';
import {
  DataGridPremium,
  gridColumnFieldsSelector,
  gridFilterModelSelector,
  gridRowGroupingModelSelector,
  useGridApiRef,
  type Conversation,
  type GridApiPremium,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { promptFilmColumns } from '../../../data/react-data-grid/dataset/promptFilms';
import { claimsOf } from '../claim';
import { columns, mountAssistant, nothing } from './assistant';
import { shown } from './grouping';

const claim = claimsOf('/x/react-data-grid/ai-assistant/');

const rows = [
  { id: 1, genre: 'd', year: 2021, gross: 48, note: 'a' },
  { id: 2, genre: 't', year: 2023, gross: 96, note: 'b' },
];
/** Answers as a server does: later than the next render. */
const later = (response: PromptResponse) =>
  new Promise<PromptResponse>((resolve) => setTimeout(() => resolve(response), 50));

const slow = { timeout: 5000 };

const compare = nothing({
  pivoting: {
    columns: [{ column: 'year', direction: 'asc' }],
    rows: ['genre'],
    values: [{ gross: 'sum' }],
  },
});
const byYear = nothing({
  grouping: [{ column: 'year' }],
  filters: [{ column: 'year', operator: '>', value: 2022 }],
});

/** Asks for a pivot table and then for groups, and turns the pivot table off around the request. */
async function askTwice(when: 'before' | 'after') {
  const ref: { current?: React.RefObject<GridApiPremium | null> } = {};
  function Films() {
    const apiRef = useGridApiRef();
    React.useEffect(() => void (ref.current = apiRef), [apiRef]);
    const [isPivotActive, setIsPivotActive] = React.useState(false);
    const onPrompt = async (prompt: string) => {
      if (when === 'before') setIsPivotActive(false);
      const response = await later(structuredClone(prompt === 'Compare' ? compare : byYear));
      if (when === 'after' && prompt !== 'Compare') setIsPivotActive(false);
      return response;
    };
    return (
      <DataGridPremium
        {...{ apiRef, rows, columns, onPrompt }}
        aiAssistant
        pivotActive={isPivotActive}
        onPivotActiveChange={setIsPivotActive}
      />
    );
  }
  render(<Films />);
  const apiRef = ref.current as React.RefObject<GridApiPremium>;
  // Without act(), so that React renders between the request and the answer.
  const isPivoted = () => gridColumnFieldsSelector(apiRef).includes('2021>->gross');
  const settled = vi.fn();
  void apiRef.current.aiAssistant.processPrompt('Compare').then(settled);
  await waitFor(() => expect([settled.mock.calls.length, isPivoted()]).toEqual([1, true]), slow);
  void apiRef.current.aiAssistant.processPrompt('By year').then(settled);
  await waitFor(() => expect([settled.mock.calls.length, isPivoted()]).toEqual([2, false]), slow);
  return [
    gridRowGroupingModelSelector(apiRef),
    gridFilterModelSelector(apiRef).items.map(({ field }) => field),
  ];
}
claim(
  'Why does the grid stay in pivot mode after the next prompt?',
  'Turned off before the request, the answer is applied',
  async () => {
    expect(await askTwice('before')).toEqual([['year'], ['year']]);
  },
);

claim(
  'Why does the grid stay in pivot mode after the next prompt?',
  'Turned off after the answer, the answer is undone',
  async () => {
    expect(await askTwice('after')).toEqual([[], []]);
  },
);

const titled = (title: string): Conversation => ({
  title,
  prompts: [{ value: title, createdAt: new Date(2026, 2, 16) }],
});

/** Controls the conversations, and with `both` also the index, as on the page. */
function mountControlled({ both = true, hasEffect = true } = {}) {
  const ref: { current?: React.RefObject<GridApiPremium | null> } = {};
  function Films() {
    const apiRef = useGridApiRef();
    React.useEffect(() => void (ref.current = apiRef), [apiRef]);
    const [conversations, setConversations] = React.useState([titled('First')]);
    const [index, setIndex] = React.useState(0);
    React.useEffect(() => {
      if (hasEffect && index === 0 && conversations.length > 0) {
        apiRef.current?.aiAssistant.setActiveConversationIndex(0);
      }
    }, [apiRef, conversations.length, index]);
    return (
      <DataGridPremium
        {...{ apiRef, rows, columns }}
        aiAssistant
        aiAssistantConversations={conversations}
        onAiAssistantConversationsChange={setConversations}
        {...(both && {
          aiAssistantActiveConversationIndex: index,
          onAiAssistantActiveConversationIndexChange: setIndex,
        })}
      />
    );
  }
  render(<Films />);
  const { aiAssistant, state } = ref.current!.current!;
  const active = () => ref.current!.current!.state.aiAssistant.activeConversationIndex;
  expect([state.aiAssistant.conversations.length, active()]).toEqual([1, 0]);
  // As the panel does for a new conversation, in one event.
  const start = () =>
    act(() => {
      aiAssistant.setConversations((all) => [...all, titled('Second')]);
      aiAssistant.setActiveConversationIndex(1);
    });
  return { aiAssistant, active, start };
}

for (const hasEffect of [true, false]) {
  claim('Save conversations', `Return to the first, effect: ${hasEffect}`, () => {
    const { aiAssistant, active, start } = mountControlled({ hasEffect });
    start();
    expect(active()).toBe(1);
    act(() => void aiAssistant.setActiveConversationIndex(0));
    expect(active()).toBe(hasEffect ? 0 : 1);
  });
}

claim('Save conversations', 'Conversations alone: a new one throws', () => {
  expect(mountControlled({ both: false }).start).toThrow('Conversation not found');
});

claim('Use your own service', 'A missing key fails after the filter', async () => {
  const view = mountAssistant({});
  const { pivoting: _missing, ...rest } = nothing({
    filters: [{ column: 'year', operator: '>', value: 2024 }],
  });
  view.onPrompt.mockResolvedValueOnce(rest as PromptResponse);
  expect(((await view.ask('x')) as Error).message).toBe(
    "Cannot use 'in' operator to search for 'columns' in undefined",
  );
  expect(shown()).toEqual(['3']);
});

claim('What does a prompt cost?', '130 to 220 characters without examples', async () => {
  const view = mountAssistant({}, { rows: [], columns: promptFilmColumns });
  await view.ask('x');
  const context = JSON.parse(view.onPrompt.mock.calls[0]![1]) as object[];
  const lengths = context.map((column) => JSON.stringify({ ...column, examples: [] }).length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([128, 218]);
});

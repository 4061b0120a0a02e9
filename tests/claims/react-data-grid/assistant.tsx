import { act } from '@testing-library/react';
import {
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { vi } from 'vitest';
import { mountPremium, type Props } from './grouping';

const rows = [
  { id: 1, genre: 'd', year: 2021, gross: 48, note: 'a' },
  { id: 2, genre: 't', year: 2023, gross: 96, note: 'b' },
  { id: 3, genre: 'd', year: 2025, gross: 119, note: 'c' },
  { id: 4, genre: 't', year: 2021, gross: 142, note: 'd' },
];

export const columns: GridColDef[] = [
  {
    field: 'note',
    valueGetter: (value: string) => value?.toUpperCase(),
    valueFormatter: (value: string) => `Note ${value}`,
  },
  {
    field: 'genre',
    type: 'singleSelect',
    valueOptions: [
      { value: 'd', label: 'Drama' },
      { value: 't', label: 'Thriller' },
    ],
    examples: ['Drama'],
  },
  { field: 'year', headerName: 'Release', type: 'number' },
  { field: 'gross', type: 'number' },
];

/** An answer that changes only what is given, and clears the rest. */
export const nothing = (answer: Partial<PromptResponse> = {}): PromptResponse => ({
  ...{ conversationId: 'films-1', select: -1, filters: [], sorting: [], grouping: [] },
  ...{ aggregation: {}, pivoting: {} },
  ...structuredClone(answer),
});

/** Shows films with an assistant that always gives the same answer. `ask` returns its result. */
export function mountAssistant(answer: Partial<PromptResponse>, props: Props = {}) {
  const onPrompt = vi.fn<NonNullable<DataGridPremiumProps['onPrompt']>>(async () => {
    // As a server: never in the same tick.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return nothing(answer);
  });
  const all: Props = {
    rows,
    columns,
    aiAssistant: true,
    slots: { aiAssistantPanel: GridAiAssistantPanel },
    onPrompt,
    ...props,
  };
  const { apiRef, update } = mountPremium(all);
  const ask = async (prompt: string) => {
    let result: unknown;
    await act(async () => {
      result = await apiRef.current.aiAssistant.processPrompt(prompt);
    });
    return result;
  };
  return { apiRef, update, onPrompt, ask };
}

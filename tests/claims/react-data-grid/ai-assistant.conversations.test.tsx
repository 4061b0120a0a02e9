import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountAssistant, nothing } from './assistant';

const claim = claimsOf('/x/react-data-grid/ai-assistant/');

const asked = (value: string): Conversation => ({
  id: value,
  title: value,
  prompts: [{ value, createdAt: new Date(2026, 2, 16), variant: 'success', response: nothing() }],
});
const two = [asked('Thrillers'), asked('Dramas')];

/** Text of the open panel. */
async function panelText() {
  await screen.findByText('AI Assistant');
  return document.querySelector('.MuiDataGrid-aiAssistantPanel')!.textContent;
}
const openPanel = () => userEvent.click(screen.getByRole('button', { name: 'AI Assistant' }));

claim('Save conversations', 'Changes are reported, and the id of the answer is kept', async () => {
  const onAiAssistantConversationsChange = vi.fn();
  const view = mountAssistant({}, { onAiAssistantConversationsChange });
  await view.ask('Dramas');
  view.onPrompt.mockRejectedValueOnce(new Error('No quota'));
  await view.ask('Thrillers');
  const [last] = onAiAssistantConversationsChange.mock.lastCall!;
  expect(last).toMatchObject([
    {
      id: 'films-1',
      title: 'Thrillers',
      prompts: [
        { value: 'Dramas', variant: 'success' },
        { value: 'Thrillers', variant: 'error', helperText: 'No quota' },
      ],
    },
  ]);
});

claim('Save conversations', 'A restored conversation is displayed, not applied', async () => {
  const saved = JSON.stringify([asked('Thrillers')]);
  const conversations = JSON.parse(saved, (key, value) =>
    key === 'createdAt' ? new Date(value) : value,
  );
  const view = mountAssistant(
    {},
    { showToolbar: true, initialState: { aiAssistant: { conversations } } },
  );
  await openPanel();
  expect(await panelText()).toContain('Thrillers');
  expect(view.onPrompt).not.toHaveBeenCalled();
});

claim('Save conversations', 'The state of the grid does not contain them', async () => {
  const view = mountAssistant({}, { initialState: { aiAssistant: { conversations: two } } });
  expect(Object.keys(view.apiRef.current.exportState())).not.toContain('aiAssistant');
});

claim('Save conversations', 'Index 0 is not applied, a call does it', async () => {
  const view = mountAssistant(
    {},
    { showToolbar: true, aiAssistantConversations: two, aiAssistantActiveConversationIndex: 1 },
  );
  await openPanel();
  expect(await panelText()).toContain('Dramas');
  view.update({
    showToolbar: true,
    aiAssistantConversations: two,
    aiAssistantActiveConversationIndex: 0,
  });
  expect(await panelText()).toContain('Dramas');
  act(() => void view.apiRef.current.aiAssistant.setActiveConversationIndex(0));
  await waitFor(async () => expect(await panelText()).toContain('Thrillers'));
});

claim('Save conversations', 'The index must exist', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mountAssistant({}, { aiAssistantActiveConversationIndex: 1 })).toThrow(
    'Conversation not found',
  );
  error.mockRestore();
});

claim('Save conversations', 'An immediate answer rejects if they are controlled', async () => {
  const view = mountAssistant({}, { aiAssistantConversations: [] });
  view.onPrompt.mockResolvedValueOnce(nothing());
  await expect(view.ask('x')).rejects.toThrow(
    "Cannot read properties of undefined (reading 'value')",
  );
});

claim(
  'Can users speak their prompts?',
  'Without support, the panel has no record button',
  async () => {
    mountAssistant({}, { showToolbar: true });
    await openPanel();
    await panelText();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    expect(
      screen.getByLabelText('Speech recognition is not supported in this browser'),
    ).toBeTruthy();
  },
);

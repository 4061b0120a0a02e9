import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridAiAssistantPanel, type Conversation } from '@mui/x-data-grid-premium';
import { localAssistant } from '../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../dataset/promptFilms';

const KEY = 'film-prompts';

/* preview-start */
function readConversations(): Conversation[] {
  const saved = localStorage.getItem(KEY) ?? '[]';
  return JSON.parse(saved, (key, value) => (key === 'createdAt' ? new Date(value) : value));
}
function saveConversations(conversations: Conversation[]) {
  localStorage.setItem(KEY, JSON.stringify(conversations));
}
/* preview-end */

function SavedPrompts() {
  const [initial] = React.useState(readConversations);
  const [count, setCount] = React.useState(initial.flatMap(({ prompts }) => prompts).length);
  return (
    <>
      <DataGridPremium
        rows={promptFilms}
        columns={promptFilmColumns}
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={localAssistant}
        initialState={{ aiAssistant: { conversations: initial } }}
        onAiAssistantConversationsChange={(conversations) => {
          saveConversations(conversations);
          setCount(conversations.flatMap(({ prompts }) => prompts).length);
        }}
        aiAssistantSuggestions={[{ value: 'Lowest gross' }, { value: 'Group by genre' }]}
        showToolbar
        label="Films"
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Saved prompts: {count}
      </Typography>
    </>
  );
}

const subscribe = () => () => {};

export default function AssistantSavedPrompts() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <SavedPrompts /> : null;
}

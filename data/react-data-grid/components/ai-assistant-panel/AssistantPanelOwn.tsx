import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

const ideas = ['Highest rating', 'Total gross per company', 'Films after 2022', 'Reset'];

function FilmPanel() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = React.useState('What do you want to see?');
  /* preview-start */
  const ask = async (prompt: string) => {
    setStatus('Working on it…');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setStatus(result instanceof Error ? result.message : `Showing: ${prompt}`);
  };
  /* preview-end */
  return (
    <Stack spacing={1.5} sx={{ p: 2, inlineSize: 320 }}>
      <Typography role="status" variant="subtitle2">
        {status}
      </Typography>
      <PromptField onSubmit={ask} style={{ display: 'flex', gap: 8 }}>
        <PromptFieldControl
          render={({ ref, slotProps: _, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              autoFocus
              fullWidth
              size="small"
              label="Question"
            />
          )}
        />
        <PromptFieldSend
          render={({ ref, ...props }) => (
            <Button {...props} ref={ref} color="primary" size="medium">
              Ask
            </Button>
          )}
        />
      </PromptField>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {ideas.map((idea) => (
          <Chip key={idea} label={idea} onClick={() => ask(idea)} />
        ))}
      </Stack>
    </Stack>
  );
}

export default function AssistantPanelOwn() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      slots={{ aiAssistantPanel: FilmPanel }}
      showToolbar
      label="Films"
      hideFooter
    />
  );
}

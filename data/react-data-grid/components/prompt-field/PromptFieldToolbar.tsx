import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import InputAdornment from '@mui/material/InputAdornment';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

function Prompt() {
  return (
    <PromptFieldControl
      render={({ ref, slotProps: _, ...props }, { recording }) => (
        <TextField
          {...props}
          inputRef={ref}
          fullWidth
          size="small"
          placeholder={recording ? 'Listening…' : 'Ask about the films'}
          slotProps={{
            htmlInput: { 'aria-label': 'Ask about the films' },
            input: {
              startAdornment: IS_SPEECH_RECOGNITION_SUPPORTED && (
                <InputAdornment position="start">
                  <Tooltip title={recording ? 'Stop recording' : 'Record'}>
                    <span>
                      <PromptFieldRecord
                        size="small"
                        edge="start"
                        aria-label={recording ? 'Stop recording' : 'Record'}
                        color={recording ? 'primary' : 'default'}
                      >
                        <MicIcon fontSize="small" />
                      </PromptFieldRecord>
                    </span>
                  </Tooltip>
                </InputAdornment>
              ),
              endAdornment: (
                <PromptFieldSend size="small" edge="end" aria-label="Send">
                  <SendIcon fontSize="small" />
                </PromptFieldSend>
              ),
            },
          }}
        />
      )}
    />
  );
}

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState<string>();
  /* preview-start */
  const ask = async (prompt: string) => {
    if (!prompt.trim()) return; // an aborted recording submits an empty text
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Done: ${prompt}`);
  };
  return (
    <Toolbar>
      <PromptField onSubmit={ask} lang="en-US" style={{ margin: 'auto', width: 420 }}>
        <Prompt />
      </PromptField>
      {/* preview-end */}
      <Snackbar
        open={message !== undefined}
        message={message}
        autoHideDuration={4000}
        onClose={() => setMessage(undefined)}
      />
    </Toolbar>
  );
}

export default function PromptFieldToolbar() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      slots={{ toolbar: AskToolbar }}
      showToolbar
      hideFooter
      aria-label="Films"
    />
  );
}

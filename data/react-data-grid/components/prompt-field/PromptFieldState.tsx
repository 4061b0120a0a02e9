import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

function AskToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <PromptField
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
        style={{ display: 'flex', flex: 1, gap: 8, alignItems: 'center' }}
      >
        {/* preview-start */}
        <PromptFieldControl
          size="small"
          render={({ ref, slotProps: _, ...props }, { disabled }) => (
            <TextField {...props} inputRef={ref} disabled={disabled} label="Question" />
          )}
        />
        <PromptFieldSend
          render={({ ref, ...props }, { disabled }) => (
            <Button {...props} ref={ref} color="primary" size="medium" endIcon={<SendIcon />}>
              {disabled ? 'Asking…' : 'Ask'}
            </Button>
          )}
        />
        {/* preview-end */}
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldState() {
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

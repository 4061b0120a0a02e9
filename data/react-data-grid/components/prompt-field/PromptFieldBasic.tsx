import SendIcon from '@mui/icons-material/Send';
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
      {/* preview-start */}
      <PromptField
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
        style={{ display: 'flex', flex: 1 }}
      >
        <PromptFieldControl
          fullWidth
          size="small"
          placeholder="Try “Thrillers, highest gross first”"
          slotProps={{ htmlInput: { 'aria-label': 'Ask about the films' } }}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      {/* preview-end */}
    </Toolbar>
  );
}

const columns = promptFilmColumns.map((column) =>
  column.field === 'genre' ? { ...column, examples: ['Drama', 'Comedy', 'Thriller'] } : column,
);

export default function PromptFieldBasic() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={columns}
      aiAssistant
      onPrompt={localAssistant}
      slots={{ toolbar: AskToolbar }}
      showToolbar
      hideFooter
      aria-label="Films"
    />
  );
}

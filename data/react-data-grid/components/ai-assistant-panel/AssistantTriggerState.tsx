import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

function FilmToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={<Button startIcon={open ? <CloseIcon /> : <AutoAwesomeIcon />} />}
          >
            {open ? 'Close assistant' : 'Ask about the films'}
          </ToolbarButton>
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

export default function AssistantTriggerState() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      slots={{ toolbar: FilmToolbar, aiAssistantPanel: GridAiAssistantPanel }}
      showToolbar
      hideFooter
      aria-label="Films"
    />
  );
}

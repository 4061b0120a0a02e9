import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Tooltip from '@mui/material/Tooltip';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

/* preview-start */
function FilmToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Ask the assistant">
        <AiAssistantPanelTrigger render={<ToolbarButton />}>
          <AutoAwesomeIcon fontSize="small" />
        </AiAssistantPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
const slots = { toolbar: FilmToolbar, aiAssistantPanel: GridAiAssistantPanel };
/* preview-end */

export default function AssistantTriggerInToolbar() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      aiAssistantSuggestions={[{ value: 'Highest gross' }, { value: 'Average rating per genre' }]}
      slots={slots}
      showToolbar
      hideFooter
      aria-label="Films"
    />
  );
}

import Alert from '@mui/material/Alert';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

/* preview-start */
function PanelWithNotice() {
  return (
    <div>
      <GridAiAssistantPanel />
      <Alert severity="info" square>
        Don’t enter personal data. Answers can be wrong.
      </Alert>
    </div>
  );
}
const slots = { aiAssistantPanel: PanelWithNotice };
/* preview-end */

export default function AssistantPanelNotice() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      slots={slots}
      showToolbar
      label="Films"
      hideFooter
    />
  );
}

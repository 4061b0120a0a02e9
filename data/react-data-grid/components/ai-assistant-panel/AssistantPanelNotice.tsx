import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

const panelWidth = {
  minInlineSize: 0,
  maxInlineSize: 380,
  '& .MuiDataGrid-aiAssistantPanel': { maxWidth: '100%' },
};

/* preview-start */
function PanelWithNotice() {
  return (
    <Box sx={panelWidth}>
      <GridAiAssistantPanel />
      <Alert severity="info" square>
        Don’t enter personal data. Answers can be wrong.
      </Alert>
    </Box>
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

import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { localAssistant } from '../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../dataset/promptFilms';

const suggestions = [
  { value: 'Films after 2022, highest rating first' },
  { value: 'Total gross per company' },
  { value: 'Compare gross by genre and year' },
];

export default function AssistantFirst() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      /* preview-start */
      aiAssistant
      slots={{ aiAssistantPanel: GridAiAssistantPanel }}
      onPrompt={localAssistant} // runs in the browser; replace it with your service
      aiAssistantSuggestions={suggestions}
      showToolbar
      /* preview-end */
      label="Films"
      hideFooter
    />
  );
}

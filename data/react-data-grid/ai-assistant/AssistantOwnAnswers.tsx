import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type PromptResponse } from '@mui/x-data-grid-premium';
import { promptFilmColumns, promptFilms } from '../dataset/promptFilms';

const nothing: PromptResponse = {
  conversationId: 'films',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

/* preview-start */
const answers: Record<string, Partial<PromptResponse>> = {
  'Best three films': { sorting: [{ column: 'rating', direction: 'desc' }], select: 3 },
  'Recent films': { filters: [{ column: 'year', operator: '>', value: 2023 }] },
  'Gross per company': { grouping: [{ column: 'company' }], aggregation: { gross: 'sum' } },
};

const onPrompt = async (prompt: string): Promise<PromptResponse> => {
  return { ...nothing, ...answers[prompt] };
};
/* preview-end */

export default function AssistantOwnAnswers() {
  const apiRef = useGridApiRef();
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        {[...Object.keys(answers), 'All films'].map((prompt) => (
          <Button
            key={prompt}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.aiAssistant.processPrompt(prompt)}
          >
            {prompt}
          </Button>
        ))}
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={promptFilms}
        columns={promptFilmColumns}
        aiAssistant
        onPrompt={onPrompt}
        hideFooter
        aria-label="Films"
      />
    </>
  );
}

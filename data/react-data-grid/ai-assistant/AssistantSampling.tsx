import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { localAssistant, type PromptColumn } from '../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../dataset/promptFilms';

export default function AssistantSampling() {
  const [sent, setSent] = React.useState<PromptColumn[]>([]);
  const onPrompt: DataGridPremiumProps['onPrompt'] = (prompt, context, conversationId) => {
    setSent(JSON.parse(context) as PromptColumn[]);
    return localAssistant(prompt, context, conversationId);
  };
  return (
    <>
      <DataGridPremium
        rows={promptFilms}
        columns={promptFilmColumns}
        /* preview-start */
        aiAssistant
        allowAiAssistantDataSampling // sends up to five values of each column
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={onPrompt}
        /* preview-end */
        aiAssistantSuggestions={[{ value: 'Lowest rating' }, { value: 'Group by director' }]}
        showToolbar
        label="Films"
        hideFooter
      />
      <Stack
        role="status"
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ flexWrap: 'wrap', mt: 1, maxBlockSize: 96, overflow: 'auto', flexShrink: 0 }}
      >
        {sent.length === 0 && 'Values that were sent with the last prompt: none'}
        {sent.map(({ field, examples }) => (
          <Chip key={field} size="small" label={`${field}: ${[...new Set(examples)].join(', ')}`} />
        ))}
      </Stack>
    </>
  );
}

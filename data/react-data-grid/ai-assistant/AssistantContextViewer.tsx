import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../dataset/promptFilms';

export default function AssistantContextViewer() {
  const apiRef = useGridApiRef();
  const [context, setContext] = React.useState('[]');
  /* preview-start */
  const onPrompt: DataGridPremiumProps['onPrompt'] = (prompt, promptContext, conversationId) => {
    setContext(promptContext); // all that the grid passes to your function about its columns
    return localAssistant(prompt, promptContext, conversationId);
  };
  /* preview-end */
  return (
    <>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start', mb: 1 }}
        onClick={() => apiRef.current?.aiAssistant.processPrompt('Highest gross')}
      >
        Ask “Highest gross”
      </Button>
      <DataGridPremium
        apiRef={apiRef}
        rows={promptFilms}
        columns={promptFilmColumns}
        aiAssistant
        onPrompt={onPrompt}
        hideFooter
        aria-label="Films"
      />
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Context of the last prompt"
        sx={{ blockSize: 190, overflow: 'auto', m: 0, mt: 1, fontSize: 12, flexShrink: 0 }}
      >
        {context === '[]'
          ? 'Nothing sent yet'
          : `${context.length} characters\n${JSON.stringify(JSON.parse(context), null, 2)}`}
      </Box>
    </>
  );
}

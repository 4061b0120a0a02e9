import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

function CommandFooter() {
  const apiRef = useGridApiContext();
  const [answer, setAnswer] = React.useState('Commands: sort year, group genre, find tide, reset');
  /* preview-start */
  const run = (text: string) => {
    const [command, word = ''] = text.trim().toLowerCase().split(' ');
    const isField = apiRef.current.getColumn(word) !== undefined;
    if (command === 'sort' && isField) apiRef.current.setSortModel([{ field: word, sort: 'desc' }]);
    else if (command === 'group' && isField) apiRef.current.setRowGroupingModel([word]);
    else if (command === 'find') apiRef.current.setQuickFilterValues([word]);
    else if (command === 'reset') apiRef.current.restoreState(initialView);
    else return setAnswer(`Unknown command: ${text}`);
    return setAnswer(`Done: ${text}`);
  };
  /* preview-end */
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <PromptField onSubmit={run} style={{ display: 'flex' }}>
        <PromptFieldControl size="small" slotProps={{ htmlInput: { 'aria-label': 'Command' } }} />
        <PromptFieldSend aria-label="Run">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography role="status" variant="caption">
        {answer}
      </Typography>
    </Stack>
  );
}

const initialView = {
  sorting: { sortModel: [] },
  rowGrouping: { model: [] },
  filter: { filterModel: { items: [], quickFilterValues: [] } },
};

export default function PromptFieldCommands() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      slots={{ footer: CommandFooter }}
      aria-label="Films with a command line"
    />
  );
}

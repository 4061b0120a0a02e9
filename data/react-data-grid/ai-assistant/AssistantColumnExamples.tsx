import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../dataset/localAssistant';
import { promptFilms, type PromptFilm } from '../dataset/promptFilms';

const columns: GridColDef<PromptFilm>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  /* preview-start */
  {
    field: 'genre',
    headerName: 'Genre',
    width: 120,
    description: 'Kind of the film',
    examples: ['Drama', 'Comedy', 'Thriller'],
    display: 'flex',
    renderCell: ({ value }) => value && <Chip size="small" variant="outlined" label={value} />,
  },
  {
    field: 'company',
    headerName: 'Company',
    width: 140,
    examples: ['Northlight', 'Casa Azul', 'Veld Pictures'],
  },
  /* preview-end */
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 110 },
];
const withoutExamples = columns.map((column): GridColDef<PromptFilm> => ({
  ...column,
  examples: [],
}));

const props: Partial<DataGridPremiumProps> = {
  aiAssistant: true,
  slots: { aiAssistantPanel: GridAiAssistantPanel },
  onPrompt: localAssistant,
  aiAssistantSuggestions: [{ value: 'Show comedies by Casa Azul' }, { value: 'Thrillers' }],
};

export default function AssistantColumnExamples() {
  const [hasExamples, setHasExamples] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={hasExamples} onChange={(_, checked) => setHasExamples(checked)} />
        }
        label="examples"
      />
      <DataGridPremium
        {...props}
        rows={promptFilms}
        columns={hasExamples ? columns : withoutExamples}
        showToolbar
        label="Films"
        hideFooter
      />
    </>
  );
}

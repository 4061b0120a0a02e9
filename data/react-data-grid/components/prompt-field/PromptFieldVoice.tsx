import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

const row = { display: 'flex', minWidth: 0 };
const languages = { 'en-US': 'English', 'de-DE': 'German', 'fr-FR': 'French' };

function VoiceToolbar() {
  const apiRef = useGridApiContext();
  const [lang, setLang] = React.useState('en-US');
  const [problem, setProblem] = React.useState('');
  const [recordings, setRecordings] = React.useState(0);
  const ask = async (prompt: string) => {
    setRecordings((count) => count + 1); // resets the button
    if (!prompt.trim()) return;
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setProblem(result instanceof Error ? result.message : '');
  };
  const fail = (message: string) =>
    setProblem(message || 'The recording failed. Check the permission for the microphone.');
  return (
    <Toolbar>
      <TextField
        select
        size="small"
        label="Language"
        value={lang}
        onChange={(event) => setLang(event.target.value)}
        sx={{ minWidth: 112, flexShrink: 0 }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* preview-start */}
      <PromptField key={lang} lang={lang} onSubmit={ask} onRecordError={fail} style={row}>
        <PromptFieldControl
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Ask about the films' } }}
        />
        {IS_SPEECH_RECOGNITION_SUPPORTED ? (
          <PromptFieldRecord key={recordings} aria-label="Record">
            <MicIcon fontSize="small" />
          </PromptFieldRecord>
        ) : (
          <Typography variant="caption">This browser can’t record prompts.</Typography>
        )}
      </PromptField>
      {/* preview-end */}
      <Typography role="status" variant="caption">
        {problem}
      </Typography>
    </Toolbar>
  );
}

export default function PromptFieldVoice() {
  return (
    <DataGridPremium
      rows={promptFilms}
      columns={promptFilmColumns}
      aiAssistant
      onPrompt={localAssistant}
      slots={{ toolbar: VoiceToolbar }}
      showToolbar
      hideFooter
      aria-label="Films"
    />
  );
}

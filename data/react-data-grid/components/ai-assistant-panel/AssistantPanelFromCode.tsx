import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { localAssistant } from '../../dataset/localAssistant';
import { promptFilmColumns, promptFilms } from '../../dataset/promptFilms';

export default function AssistantPanelFromCode() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  /* preview-start */
  const panelId = React.useId();
  const buttonId = React.useId();
  const openPanel = () =>
    apiRef.current?.showPreferences(GridPreferencePanelsValue.aiAssistant, panelId, buttonId);
  /* preview-end */
  return (
    <>
      <Button
        ref={setButton}
        id={buttonId}
        aria-haspopup="true"
        variant="contained"
        sx={{ alignSelf: 'flex-start', mb: 1 }}
        onClick={openPanel}
      >
        Ask about the films
      </Button>
      <DataGridPremium
        apiRef={apiRef}
        rows={promptFilms}
        columns={promptFilmColumns}
        aiAssistant
        onPrompt={localAssistant}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        slotProps={{ panel: { target: button }, basePopper: { placement: 'bottom-start' } }}
        hideFooter
        aria-label="Films"
      />
    </>
  );
}

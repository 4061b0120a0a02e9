import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { plan, planColumns } from './planColumns';

type Status = 'unchanged' | 'saving' | 'saved' | 'failed';

const messages: Record<Status, [severity: AlertColor, text: string]> = {
  unchanged: ['info', 'Drag a task to save a new order.'],
  saving: ['info', 'Saving the order…'],
  saved: ['success', 'Order saved.'],
  failed: ['error', 'The server is offline. The old order has been restored.'],
};

/** Replace this function with a request to your API. */
async function saveOrder(ids: number[], online: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (!online) throw new Error(`The order of ${ids.length} tasks could not be saved.`);
}

export default function SaveOrder() {
  const [rows, setRows] = React.useState(plan);
  const [online, setOnline] = React.useState(true);
  const [status, setStatus] = React.useState<Status>('unchanged');

  /* preview-start */
  const handleRowOrderChange = async ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const reordered = [...rows];
    reordered.splice(targetIndex, 0, ...reordered.splice(oldIndex, 1));
    setRows(reordered);
    setStatus('saving');
    try {
      const ids = reordered.map(({ id }) => id);
      await saveOrder(ids, online);
      setStatus('saved');
    } catch {
      setRows(rows);
      setStatus('failed');
    }
  };
  /* preview-end */

  const [severity, text] = messages[status];
  return (
    <>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <FormControlLabel
          control={
            <Switch checked={online} onChange={(event) => setOnline(event.target.checked)} />
          }
          label="Server online"
        />
        <Alert severity={severity} sx={{ flex: 1, minInlineSize: 260, py: 0 }}>
          {text}
        </Alert>
      </Stack>
      <DataGridPro
        rows={rows}
        columns={planColumns}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
        loading={status === 'saving'}
        hideFooter
        aria-label="Renovation plan with an order saved on the server"
      />
    </>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { films } from '../dataset/films';
import { filmListColumns } from './filmListColumns';

export default function EventByApiRef() {
  const [isListening, setIsListening] = React.useState(true);
  const [message, setMessage] = React.useState('Point to a film.');
  /* preview-start */
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    if (!isListening) return undefined;
    return apiRef.current?.subscribeEvent('rowMouseEnter', ({ row }) => {
      setMessage(`${row.title}, directed by ${row.director.name}`);
    });
  }, [apiRef, isListening]);
  /* preview-end */

  return (
    <>
      <FormControlLabel
        label="Listen"
        control={
          <Switch
            checked={isListening}
            onChange={(event) => setIsListening(event.target.checked)}
          />
        }
      />
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <DataGrid
        apiRef={apiRef}
        rows={films}
        columns={filmListColumns}
        hideFooter
        aria-label="Films with details of the one under the pointer"
      />
    </>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { films } from '../dataset/films';
import { filmListColumns } from './filmListColumns';

export default function EventByProp() {
  const [message, setMessage] = React.useState('Click a film.');

  return (
    <>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {message}
      </Alert>
      {/* preview-start */}
      <DataGrid
        rows={films}
        columns={filmListColumns}
        onRowClick={({ row }) => setMessage(`You clicked ${row.title}.`)}
        hideFooter
        aria-label="Films with a message above"
      />
      {/* preview-end */}
    </>
  );
}

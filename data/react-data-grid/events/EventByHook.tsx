import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer, useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import { films } from '../dataset/films';
import { filmListColumns } from './filmListColumns';

/* preview-start */
function LastClick() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Click a film.');
  useGridEvent(apiRef, 'rowClick', ({ row }) => setMessage(`You clicked ${row.title}.`));

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {message}
      </Typography>
    </GridFooterContainer>
  );
}
/* preview-end */

const slots = { footer: LastClick };

export default function EventByHook() {
  return (
    <DataGrid
      rows={films}
      columns={filmListColumns}
      slots={slots}
      aria-label="Films with a message in the footer"
    />
  );
}

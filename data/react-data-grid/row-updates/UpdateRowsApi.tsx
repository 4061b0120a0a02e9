import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { positions, type Position } from '../dataset/positions';
import { positionColumns } from './positionColumns';

const rows = [...positions.slice(0, 2), ...positions.slice(4, 6)];
const silver = positions.find(({ id }) => id === 'SILV')!;

const summarize = (list: Position[]) =>
  `${list.length} rows, crude ${list[0]?.quantity.toLocaleString('en-US')}`;

export default function UpdateRowsApi() {
  const apiRef = useGridApiRef();
  const [inGrid, setInGrid] = React.useState(rows);

  /* preview-start */
  const openSilver = () => apiRef.current?.updateRows([silver]);
  const buyCrude = () => apiRef.current?.updateRows([{ id: 'NSC', quantity: 15_000 }]);
  const closeGasoil = () => apiRef.current?.updateRows([{ id: 'GASO', _action: 'delete' }]);
  /* preview-end */

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowsSet', () =>
        setInGrid([...(apiRef.current?.getRowModels().values() ?? [])] as Position[]),
      ),
    [apiRef],
  );

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={openSilver}>Open silver</Button>
        <Button onClick={buyCrude}>Set crude to 15,000</Button>
        <Button onClick={closeGasoil}>Close gasoil</Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={positionColumns}
        hideFooter
        aria-label="Positions, updated one at a time"
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        In the grid: {summarize(inGrid)}. In the <code>rows</code> prop: {summarize(rows)}.
      </Typography>
    </>
  );
}

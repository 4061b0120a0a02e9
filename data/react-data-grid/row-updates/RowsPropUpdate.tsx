import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { DataGrid, GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { positions, type Position } from '../dataset/positions';
import { positionColumns } from './positionColumns';

export default function RowsPropUpdate() {
  /* preview-start */
  const [rows, setRows] = React.useState([...positions.slice(0, 2), ...positions.slice(4, 6)]);

  const add = (position: Position) => setRows((current) => [...current, position]);

  const buy = (id: GridRowId) =>
    setRows((current) =>
      current.map((row) => (row.id === id ? { ...row, quantity: row.quantity + 500 } : row)),
    );

  const close = (id: GridRowId) => setRows((current) => current.filter((row) => row.id !== id));
  /* preview-end */

  const next = positions.find(({ id }) => rows.every((row) => row.id !== id));
  const columns: GridColDef<Position>[] = [
    ...positionColumns,
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 90,
      getActions: ({ id, row }) => [
        <GridActionsCellItem
          key="buy"
          icon={<AddIcon />}
          label={`Buy 500 more: ${row.name}`}
          onClick={() => buy(id)}
        />,
        <GridActionsCellItem
          key="close"
          icon={<CloseIcon />}
          label={`Close position: ${row.name}`}
          onClick={() => close(id)}
        />,
      ],
    },
  ];
  return (
    <>
      <Button
        onClick={() => next && add(next)}
        disabled={!next}
        sx={{ alignSelf: 'flex-start', mb: 1 }}
      >
        {next ? `Open position: ${next.name}` : 'All positions are open'}
      </Button>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Open positions" />
    </>
  );
}

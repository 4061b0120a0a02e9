import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { positions, type Position } from '../dataset/positions';

type Side = 'top' | 'bottom';
type PinnablePosition = Position & { side?: Side };

const firstSides: Record<string, Side> = { COPR: 'top', WHT: 'bottom' };
const firstPositions = positions.map((row): PinnablePosition => ({
  ...row,
  side: firstSides[row.id],
}));
const nameColumn: GridColDef<PinnablePosition> = {
  field: 'name',
  headerName: 'Position',
  flex: 1,
  minWidth: 165,
};
const dataColumns: GridColDef<PinnablePosition>[] = [
  {
    field: 'history',
    headerName: 'Recent prices',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => (
      <SparkLineChart
        data={row.history}
        height={32}
        yAxis={{ min: Math.min(...row.history), max: Math.max(...row.history) }}
        aria-label={`Recent prices: ${row.name}`}
      />
    ),
  },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'open', headerName: 'Open (€)', type: 'number', width: 100 },
];
const icons = { top: <ArrowUpward />, bottom: <ArrowDownward /> };

export default function PinByAction() {
  /* preview-start */
  const [all, setAll] = React.useState(firstPositions);
  const { rows, pinnedRows } = React.useMemo(() => {
    const onSide = (wanted?: Side) => all.filter(({ side }) => side === wanted);
    return {
      rows: onSide(undefined),
      pinnedRows: { top: onSide('top'), bottom: onSide('bottom') },
    };
  }, [all]);
  /* preview-end */

  // The columns don't change when users pin a row, so users keep their column order.
  const columns = React.useMemo<GridColDef<PinnablePosition>[]>(() => {
    const pin = (id: string, side?: Side) =>
      setAll((current) => current.map((row) => (row.id === id ? { ...row, side } : row)));
    return [
      nameColumn,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row: { id, name, side: current } }) => {
          const others = (['top', 'bottom'] as const).filter((side) => side !== current);
          const items = others.map((side) => (
            <GridActionsCellItem
              key={side}
              icon={icons[side]}
              label={`Pin ${name} to the ${side}`}
              onClick={() => pin(id, side)}
            />
          ));
          const unpin = (
            <GridActionsCellItem
              key="unpin"
              icon={<Close />}
              label={`Unpin ${name}`}
              onClick={() => pin(id)}
            />
          );
          return current ? [...items, unpin] : items;
        },
      },
      ...dataColumns,
    ];
  }, []);

  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      pinnedRows={pinnedRows}
      hideFooter
      aria-label="Positions with buttons that pin them"
    />
  );
}

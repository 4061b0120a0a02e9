import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { positions, type Position } from '../dataset/positions';

type Sides = Record<string, 'top' | 'bottom' | undefined>;

const nameColumn: GridColDef<Position> = {
  field: 'name',
  headerName: 'Position',
  flex: 1,
  minWidth: 165,
};
const dataColumns: GridColDef<Position>[] = [
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
  const [sides, setSides] = React.useState<Sides>({ COPR: 'top', WHT: 'bottom' });
  const { rows, pinnedRows } = React.useMemo(() => {
    const onSide = (side?: 'top' | 'bottom') => positions.filter(({ id }) => sides[id] === side);
    return {
      rows: onSide(undefined),
      pinnedRows: { top: onSide('top'), bottom: onSide('bottom') },
    };
  }, [sides]);
  /* preview-end */

  const columns = React.useMemo<GridColDef<Position>[]>(() => {
    const pin = (id: string, side?: 'top' | 'bottom') =>
      setSides((current) => ({ ...current, [id]: side }));
    return [
      nameColumn,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row: { id, name } }) => {
          const others = (['top', 'bottom'] as const).filter((side) => side !== sides[id]);
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
          return sides[id] ? [...items, unpin] : items;
        },
      },
      ...dataColumns,
    ];
  }, [sides]);

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

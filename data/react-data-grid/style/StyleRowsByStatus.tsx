import { styled } from '@mui/material/styles';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';

const StatusGrid = styled(DataGrid<Hut>)(({ theme }) =>
  Object.fromEntries(
    Object.entries({ Open: 'success', Full: 'warning', Closed: 'error' } as const).map(
      ([status, color]) => {
        const { main } = (theme.vars ?? theme).palette[color];
        const tint = (percent: number) => `color-mix(in srgb, ${main} ${percent}%, transparent)`;
        return [
          `& .status-${status}`,
          {
            backgroundColor: tint(14),
            '&:hover': { backgroundColor: tint(22) },
            '&.Mui-selected': { backgroundColor: tint(32) },
            '&.Mui-selected:hover': { backgroundColor: tint(38) },
          },
        ];
      },
    ),
  ),
);

const getRowClassName = ({ row }: GridRowClassNameParams<Hut>) => `status-${row.status}`;

export default function StyleRowsByStatus() {
  return (
    <StatusGrid
      rows={huts}
      columns={hutColumns}
      getRowClassName={getRowClassName}
      hideFooter
      aria-label="Huts colored by status"
    />
  );
}

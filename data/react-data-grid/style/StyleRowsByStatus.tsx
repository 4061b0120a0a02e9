import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridRowClassNameParams } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';

/* preview-start */
const getRowClassName = ({ row }: GridRowClassNameParams<Hut>) => `status-${row.status}`;

const sx = (theme: Theme) => ({
  '& .status-Open': { '--tint': (theme.vars ?? theme).palette.success.main },
  '& .status-Full': { '--tint': (theme.vars ?? theme).palette.warning.main },
  '& .status-Closed': { '--tint': (theme.vars ?? theme).palette.error.main },
  [`& .${gridClasses.row}`]: {
    backgroundColor: 'color-mix(in srgb, var(--tint) 14%, transparent)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--tint) 22%, transparent)' },
    '&.Mui-selected': { backgroundColor: 'color-mix(in srgb, var(--tint) 32%, transparent)' },
    '&.Mui-selected:hover': { backgroundColor: 'color-mix(in srgb, var(--tint) 38%, transparent)' },
  },
});
/* preview-end */

export default function StyleRowsByStatus() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      getRowClassName={getRowClassName}
      sx={sx}
      hideFooter
      aria-label="Mountain huts, colored by status"
    />
  );
}

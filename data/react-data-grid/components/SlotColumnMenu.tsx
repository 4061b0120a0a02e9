import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridColumnMenu,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { degrees, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 110 },
  { field: 'morning', headerName: 'Morning', ...degrees, width: 120 },
  { field: 'noon', headerName: 'Noon', ...degrees, width: 120 },
  { field: 'night', headerName: 'Night', ...degrees, width: 120 },
];

function RangeItem({ colDef }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector));
  const values = rows.map((row) => Number(row[colDef.field]));
  return (
    <Typography component="li" variant="body2" sx={{ px: 2, py: 1 }}>
      Coldest {Math.min(...values)} °C, warmest {Math.max(...values)} °C
    </Typography>
  );
}

/* preview-start */
function HutMenu(props: GridColumnMenuProps) {
  const isTemperature = ['morning', 'noon', 'night'].includes(props.colDef.field);
  return (
    <GridColumnMenu
      {...props}
      style={isTemperature ? { background: 'rgb(2 136 209 / 0.12)' } : undefined}
      slots={{ columnMenuRangeItem: isTemperature ? RangeItem : null }}
      slotProps={{ columnMenuRangeItem: { displayOrder: 0 } }}
    />
  );
}

const slots = { columnMenu: HutMenu };
/* preview-end */

export default function SlotColumnMenu() {
  return (
    <DataGridPro
      rows={huts}
      columns={columns}
      slots={slots}
      density="compact"
      hideFooter
      aria-label="Mountain huts, with ranges in the column menus"
    />
  );
}

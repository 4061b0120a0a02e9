import Thermostat from '@mui/icons-material/Thermostat';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';
import styles from './StyledGroups.module.css';

/* preview-start */
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'capacity',
    headerName: 'Capacity',
    description: 'Status and beds, as the keeper reported them this morning',
    headerClassName: styles.capacity,
    children: [{ field: 'status' }, { field: 'beds' }],
  },
  {
    groupId: 'temperatures',
    headerName: 'Temperatures',
    headerAlign: 'center',
    headerClassName: styles.temperatures,
    renderHeaderGroup: ({ headerName }) => <IconTitle title={headerName} />,
    /* preview-end */
    children: [{ field: 'morning' }, { field: 'noon' }, { field: 'night' }],
  },
];

function IconTitle({ title }: { title?: string }) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', fontWeight: 500 }}>
      <Thermostat fontSize="small" />
      <span>{title}</span>
    </Stack>
  );
}

export default function StyledGroups() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      columnGroupingModel={columnGroupingModel}
      hideFooter
      aria-label="Mountain huts with colored column groups"
    />
  );
}

import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'hours', headerName: 'Hours', width: 90, type: 'number', editable: true },
  {
    field: 'ward',
    headerName: 'Ward',
    width: 150,
    type: 'singleSelect',
    valueOptions: wards,
    editable: true,
  },
];

export default function KeepEditingOnOutsideClick() {
  return (
    <DataGrid
      rows={nurses}
      columns={columns}
      /* preview-start */
      onCellEditStop={({ reason }, event) => {
        if (reason === GridCellEditStopReasons.cellFocusOut) {
          event.defaultMuiPrevented = true;
        }
      }}
      /* preview-end */
      hideFooter
      aria-label="Nurses, closed only by keys"
    />
  );
}

import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { nurses, type Nurse } from '../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  {
    field: 'hours',
    headerName: 'Hours per week',
    type: 'number',
    width: 140,
    editable: true,
    /* preview-start */
    preProcessEditCellProps: ({ props }) => {
      const isValid = props.value != null && props.value >= 0 && props.value <= 48;
      return { ...props, error: isValid ? null : 'Enter a number from 0 to 48' };
    },
    renderEditCell: ({ error, ...params }) => (
      <Tooltip open={Boolean(error)} title={error && <span role="alert">{error}</span>}>
        <div>
          <GridEditInputCell {...params} error={Boolean(error)} debounceMs={0} />
        </div>
      </Tooltip>
    ),
    /* preview-end */
  },
  { field: 'ward', headerName: 'Ward', width: 130 },
];

export default function ValidationMessage() {
  return <DataGrid rows={nurses} columns={columns} aria-label="Working hours of nurses" />;
}

import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { nurses, type Nurse } from '../dataset/nurses';

/** Replace this function with a request to your API. */
const findProblem = async (name: string, id: GridRowId): Promise<string | null> => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (name.trim().length < 3) return 'Enter at least 3 characters';
  const taken = nurses.some((nurse) => nurse.id !== id && nurse.name === name.trim());
  return taken ? `Another nurse is already named ${name.trim()}` : null;
};

function NameEditor(params: GridRenderEditCellParams<Nurse>) {
  const { error, isProcessingProps } = params;
  return (
    <Tooltip open={Boolean(error)} title={error ? String(error) : ''}>
      <Box sx={{ flex: 1 }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          endAdornment={
            isProcessingProps ? (
              <InputAdornment position="end">
                <CircularProgress size={16} aria-label="Checking the name" />
              </InputAdornment>
            ) : undefined
          }
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Nurse>[] = [
  /* preview-start */
  {
    field: 'name',
    headerName: 'Name',
    width: 190,
    editable: true,
    preProcessEditCellProps: async ({ id, props }) => ({
      ...props,
      error: await findProblem(String(props.value ?? ''), id),
    }),
    renderEditCell: (params) => <NameEditor {...params} />,
  },
  /* preview-end */
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'start', headerName: 'Since', width: 130, type: 'date' },
];

export default function AsyncValidation() {
  return <DataGrid rows={nurses} columns={columns} aria-label="Nurses with unique names" />;
}

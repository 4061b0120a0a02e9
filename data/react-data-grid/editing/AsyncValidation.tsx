import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { nurseColumns, nurses, type Nurse } from '../dataset/nurses';

/** Stands for a request: the answer takes a while. */
const findProblem = async (name: string, id: number | string): Promise<string | null> => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (name.trim().length < 3) {
    return 'At least 3 letters';
  }
  const taken = nurses.some((nurse) => nurse.id !== id && nurse.name === name);
  return taken ? `${name} exists already` : null;
};

const preProcessEditCellProps = async ({ id, props }: GridPreProcessEditCellProps) => ({
  ...props,
  error: await findProblem(String(props.value ?? ''), id),
});

function NameEditor(params: GridRenderEditCellParams<Nurse>) {
  const { error, isProcessingProps } = params;
  return (
    <Tooltip open={Boolean(error)} title={error ? String(error) : ''}>
      <Box sx={{ inlineSize: '100%' }}>
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

const columns: GridColDef<Nurse>[] = nurseColumns.map((column) =>
  column.field === 'name'
    ? {
        ...column,
        width: 190,
        preProcessEditCellProps,
        renderEditCell: (params) => <NameEditor {...params} />,
      }
    : { ...column, editable: false },
);

export default function AsyncValidation() {
  return (
    <DataGrid rows={nurses} columns={columns} aria-label="Nurses, names checked by a server" />
  );
}

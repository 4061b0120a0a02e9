import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

const groups = [
  { name: 'Capacity', fields: ['status', 'beds'] },
  { name: 'Temperatures', fields: ['morning', 'noon', 'night'] },
];
const columnGroupingModel = groups.map(({ name, fields }) => ({
  groupId: name,
  children: fields.map((field) => ({ field })),
}));

interface ColumnCheckboxProps {
  label?: string;
  fields: string[];
  inset?: boolean;
}

function ColumnCheckbox({ label, fields, inset }: ColumnCheckboxProps) {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const visible = fields.filter((field) => model[field] !== false);
  const checked = visible.length === fields.length;
  const toggle = () => {
    const changes = fields.map((field) => [field, !checked]);
    apiRef.current.setColumnVisibilityModel({ ...model, ...Object.fromEntries(changes) });
  };
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={checked}
          indeterminate={!checked && visible.length > 0}
          onChange={toggle}
        />
      }
      label={label ?? lookup[fields[0]!]?.headerName}
      sx={{ ml: inset ? 2 : 0 }}
    />
  );
}

/* preview-start */
function GroupedColumns() {
  return groups.map(({ name, fields }) => (
    <Stack key={name} sx={{ px: 1.5 }}>
      <ColumnCheckbox label={name} fields={fields} />
      {fields.map((field) => (
        <ColumnCheckbox key={field} fields={[field]} inset />
      ))}
    </Stack>
  ));
}

const slots = { columnsManagement: GroupedColumns };
/* preview-end */

export default function SlotColumnsPanelGrouped() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      columnGroupingModel={columnGroupingModel}
      slots={slots}
      showToolbar
      density="compact"
      hideFooter
      label="Mountain huts"
    />
  );
}

import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { priceList, type Article } from '../dataset/priceList';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'supply',
    headerName: 'Supply',
    type: 'singleSelect',
    valueOptions: ['In stock', 'On order'],
    width: 120,
    editable: true,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        color={row.supply === 'In stock' ? 'success' : 'warning'}
        label={row.supply}
      />
    ),
  },
  /* preview-start */
  {
    field: 'leadTime',
    headerName: 'Lead time (days)',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => {
      const isOnOrder = otherFieldsProps?.['supply']?.value === 'On order';
      const isMissing = isOnOrder && !(props.value > 0);
      return { ...props, error: isMissing ? 'Articles on order need a lead time' : null };
    },
    /* preview-end */
    renderEditCell: ({ error, ...params }) => (
      <Tooltip open={Boolean(error)} title={error && <span role="alert">{error}</span>}>
        <div>
          <GridEditInputCell
            {...params}
            error={Boolean(error)}
            debounceMs={0}
            slotProps={{
              root: { slotProps: { htmlInput: { 'aria-label': 'Lead time in days' } } },
            }}
          />
        </div>
      </Tooltip>
    ),
  },
];

export default function ConditionalValidation() {
  return (
    <DataGrid
      rows={priceList}
      columns={columns}
      editMode="row"
      hideFooter
      aria-label="Price list with lead times"
      sx={{ '& .Mui-error': { color: 'error.main' } }}
    />
  );
}

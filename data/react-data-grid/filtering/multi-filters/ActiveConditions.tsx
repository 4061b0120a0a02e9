import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  FilterPanelTrigger,
  GridLogicOperator,
  Toolbar,
  gridFilterActiveItemsSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { createInvoices } from '../../dataset/invoices';
import { columns } from './workshopColumns';

const rows = createInvoices(40);
const operators: Record<string, string> = { '>=': 'at least', '<=': 'at most' };

function labelOf({ field, operator, value }: GridFilterItem) {
  const name = columns.find((column) => column.field === field)?.headerName;
  const date = value instanceof Date && value.toLocaleDateString('en-US', { timeZone: 'UTC' });
  return `${name} ${operators[operator] ?? operator} ${date || (value ?? '')}`;
}

/* preview-start */
function ConditionChips() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  return items.map((item) => (
    <Chip
      key={item.id}
      label={labelOf(item)}
      onClick={() => apiRef.current.showFilterPanel(item.field)}
      onDelete={() => apiRef.current.deleteFilterItem(item)}
      size="small"
    />
  ));
}
/* preview-end */

function ConditionBar() {
  const apiRef = useGridApiContext();
  const { logicOperator } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start' }}>
      <FilterPanelTrigger render={<Button size="small">Filters</Button>} />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Invoices must match"
        value={logicOperator}
        onChange={(_event, operator: GridLogicOperator | null) => {
          if (operator) apiRef.current.setFilterLogicOperator(operator);
        }}
        sx={{ '& .MuiToggleButton-root': { py: 0.25 } }}
      >
        <ToggleButton value={GridLogicOperator.And}>All of</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any of</ToggleButton>
      </ToggleButtonGroup>
      <ConditionChips />
    </Toolbar>
  );
}

const slots = { toolbar: ConditionBar };
const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'total', operator: '>=', value: 700 },
        { id: 2, field: 'status', operator: 'is', value: 'late' },
      ],
      logicOperator: GridLogicOperator.Or,
    },
  },
};

export default function ActiveConditions() {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      slots={slots}
      initialState={initialState}
      showToolbar
      aria-label="Invoices with their active conditions"
    />
  );
}

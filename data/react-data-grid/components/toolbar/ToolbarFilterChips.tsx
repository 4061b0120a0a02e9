import * as React from 'react';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

function FilterLabel({ item: { field, operator, value } }: { item: GridFilterItem }) {
  const apiRef = useGridApiContext();
  const column = useGridSelector(apiRef, gridColumnLookupSelector)[field];
  const { localeText } = useGridRootProps();
  const key = `filterOperator${operator[0]?.toUpperCase()}${operator.slice(1)}`;
  const values = Array.isArray(value) ? value.join(', ') : value;
  const text = values instanceof Date ? values.toLocaleDateString('en-US') : (values ?? '');
  return `${column?.headerName ?? field} ${localeText[key as 'filterOperatorIs']} ${text}`;
}

/* preview-start */
function FilterChips() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const remove = (item: GridFilterItem) => apiRef.current.deleteFilterItem(item);
  const open = (item: GridFilterItem) => apiRef.current.showFilterPanel(item.field);
  return items.map((item) => (
    <ToolbarButton
      key={item.id}
      render={<Chip label={<FilterLabel item={item} />} onDelete={() => remove(item)} />}
      onClick={() => open(item)}
    />
  ));
}
/* preview-end */

function ChipsToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start', gap: 8 }}>
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" startIcon={<FilterList />} />} />}
      >
        Add filter
      </FilterPanelTrigger>
      <FilterChips />
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Clear all
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: ChipsToolbar };

export default function ToolbarFilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'total', operator: '>', value: '90' },
      { id: 2, field: 'status', operator: 'isAnyOf', value: ['Packed', 'Shipped'] },
    ],
  });
  return (
    <DataGridPro
      rows={orders}
      columns={orderColumns}
      filterModel={filterModel}
      onFilterModelChange={(model) => setFilterModel(model)}
      slots={slots}
      showToolbar
      label="Orders"
      hideFooter
    />
  );
}

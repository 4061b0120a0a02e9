import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150, groupable: false },
  { field: 'city', headerName: 'City', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    renderCell: ({ value }) => value && <Chip size="small" label={value} />,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110, groupable: false },
];

function GroupBar() {
  const apiRef = useGridApiContext<GridApiPremium>();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  /* preview-start */
  const dragged = useGridSelector(apiRef, gridColumnReorderDragColSelector);
  const accepts = lookup[dragged]?.groupable && !model.includes(dragged);

  return (
    <Toolbar
      aria-label="Groups"
      onDragOver={(event) => accepts && event.preventDefault()}
      onDrop={() => accepts && apiRef.current.addRowGroupingCriteria(dragged)}
      /* preview-end */
      style={{
        ...{ flex: 'none', flexWrap: 'wrap', justifyContent: 'flex-start', gap: 8 },
        outline: accepts ? '2px dashed' : undefined,
        outlineOffset: -4,
      }}
    >
      <Typography variant="body2" sx={{ px: 1 }}>
        {accepts ? `Drop to group by ${lookup[dragged]?.headerName}` : 'Group by'}
      </Typography>
      {model.map((field, index) => (
        <ToolbarButton
          key={field}
          render={<Chip onDelete={() => apiRef.current.removeRowGroupingCriteria(field)} />}
          label={lookup[field]?.headerName}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
          onKeyDownCapture={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            const target = index + (step ?? 0);
            if (!event.shiftKey || !step || target < 0 || target >= model.length) return;
            event.stopPropagation(); // Otherwise the toolbar also moves the focus.
            apiRef.current.setRowGroupingCriteriaIndex(field, target);
          }}
        />
      ))}
      {columns
        .filter(({ field, groupable = true }) => groupable && !model.includes(field))
        .map(({ field, headerName }) => (
          <ToolbarButton
            key={field}
            render={<Button size="small" startIcon={<Add />} />}
            onClick={() => apiRef.current.addRowGroupingCriteria(field)}
          >
            {headerName}
          </ToolbarButton>
        ))}
    </Toolbar>
  );
}

const slots = { toolbar: GroupBar };

export default function ToolbarGroupBar() {
  return (
    <DataGridPremium
      rows={orders}
      columns={columns}
      initialState={{ rowGrouping: { model: ['city'] } }}
      defaultGroupingExpansionDepth={1}
      slots={slots}
      showToolbar
      density="compact"
      aria-label="Orders by group"
    />
  );
}

import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  DataGridPro,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { gridEvents, type CatalogEvent } from './gridEvents';

const planColors: Record<CatalogEvent['plan'], ChipProps['color']> = {
  Community: 'default',
  Pro: 'primary',
  Premium: 'secondary',
};

const columns: GridColDef<CatalogEvent>[] = [
  {
    field: 'id',
    headerName: 'Event',
    width: 230,
    renderCell: ({ row }) => <code dir="ltr">{row.id}</code>,
  },
  { field: 'fires', headerName: 'Fires when', flex: 1, minWidth: 320 },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: ['Community', 'Pro', 'Premium'],
    width: 120,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.plan} color={planColors[row.plan]} />
    ),
  },
  { field: 'topic', headerName: 'Topic', width: 160 },
  { field: 'prop', headerName: 'Prop', width: 230 },
];

function Subscriptions({ id, params, prop }: CatalogEvent) {
  const apiRef = useGridApiContext();
  const inlineSize = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize.width;
  const lines = [
    prop && `// Prop\n<DataGrid ${prop}={(params: ${params}) => {}} />`,
    `// Inside the grid\nuseGridEvent(apiRef, '${id}', (params: ${params}) => {});`,
    `// Outside the grid\napiRef.current?.subscribeEvent('${id}', (params: ${params}) => {});`,
  ];
  return (
    <Box
      component="pre"
      dir="ltr"
      sx={{ position: 'sticky', left: 0, inlineSize, m: 0, p: 2, overflow: 'auto', fontSize: 13 }}
    >
      {lines.filter(Boolean).join('\n\n')}
    </Box>
  );
}

/* preview-start */
const getDetailPanelContent = ({ row }: GridRowParams<CatalogEvent>) => <Subscriptions {...row} />;
const getDetailPanelHeight = ({ row }: GridRowParams<CatalogEvent>) => (row.prop ? 190 : 132);

export default function EventCatalog() {
  return (
    <DataGridPro
      rows={gridEvents}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      showToolbar
      /* preview-end */
      density="compact"
      aria-label="Events of the Data Grid"
    />
  );
}

import * as React from 'react';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridFilterModel,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { features, plans, type Feature, type Plan } from '../dataset/features';
import FeaturePanel from './FeaturePanel';

const colors = { Community: 'default', Pro: 'info', Premium: 'warning' } as const;

const columns: GridColDef<Feature>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 50, renderHeader: () => 'Try' },
  { field: 'name', headerName: 'Feature', flex: 1, minWidth: 120 },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: [...plans],
    width: 118,
    display: 'flex',
    sortComparator: (a: Plan, b: Plan) => plans.indexOf(a) - plans.indexOf(b),
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={colors[row.plan]} label={row.plan} />
    ),
  },
  { field: 'text', headerName: 'What it does', flex: 2, minWidth: 230 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Feature>) => <FeaturePanel feature={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function FeatureCatalogue() {
  const isWide = useMediaQuery('(min-width: 600px)');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [expanded, setExpanded] = React.useState(new Set<GridRowId>(['sorting']));
  const plan: string = filterModel.items.find(({ field }) => field === 'plan')?.value ?? 'All';

  const showPlan = (value: string) =>
    setFilterModel((model) => ({
      ...model,
      items: value === 'All' ? [] : [{ field: 'plan', operator: 'is', value }],
    }));

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={plan}
        onChange={(_event, value: string | null) => value && showPlan(value)}
        aria-label="Plan"
        sx={{ mb: 1 }}
      >
        {['All', ...plans].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        /* preview-start */
        rows={features}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={setExpanded}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        showToolbar
        /* preview-end */
        columnVisibilityModel={{ text: isWide }}
        disableRowSelectionOnClick
        disableColumnSelector
        disablePivoting
        hideFooter
        label="Features"
      />
    </>
  );
}

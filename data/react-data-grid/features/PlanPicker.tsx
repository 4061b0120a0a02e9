import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { features, plans, type Feature } from '../dataset/features';

const columns: GridColDef<Feature>[] = [
  // The header text replaces the checkbox that would select all features.
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 70, renderHeader: () => 'Need' },
  { field: 'name', headerName: 'Feature', flex: 1, minWidth: 150 },
];
const packages = {
  Community: '@mui/x-data-grid',
  Pro: '@mui/x-data-grid-pro',
  Premium: '@mui/x-data-grid-premium',
};

export default function PlanPicker() {
  const [needs, setNeeds] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['sorting', 'editing', 'columnPinning']),
  });
  const needed = features.filter(({ id }) => needs.ids.has(id));
  const rank = Math.max(0, ...needed.map(({ plan }) => plans.indexOf(plan)));
  const plan = plans[rank] ?? 'Community';
  const because = needed.filter((feature) => plan !== 'Community' && feature.plan === plan);

  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={features}
        columns={columns}
        density="compact"
        checkboxSelection
        rowSelectionModel={needs}
        onRowSelectionModelChange={setNeeds}
        showToolbar
        hideFooter
        label="Features you need"
      />
      {/* preview-end */}
      <Box role="status" sx={{ mt: 2, minBlockSize: 72 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {plan}: <code>{packages[plan]}</code>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {because.length > 0
            ? `Needed for: ${because.map(({ name }) => name).join(', ')}`
            : 'The free package includes everything that you selected.'}
        </Typography>
      </Box>
    </>
  );
}

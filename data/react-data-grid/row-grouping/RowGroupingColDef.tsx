import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridGroupingColDefOverride } from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false, title: false } },
};

export default function RowGroupingColDef() {
  const [hideDescendantCount, setHideDescendantCount] = React.useState(false);
  /* preview-start */
  const groupingColDef = React.useMemo<GridGroupingColDefOverride<Film>>(
    () => ({
      headerName: 'Catalog',
      width: 230,
      leafField: 'title',
      hideDescendantCount,
    }),
    [hideDescendantCount],
  );
  /* preview-end */
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={hideDescendantCount}
            onChange={(event) => setHideDescendantCount(event.target.checked)}
          />
        }
        label="hideDescendantCount"
      />
      <DataGridPremium
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        aria-label="Catalog with the titles of each company"
      />
    </>
  );
}

import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from '../dataset/apartments';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 120 },
  { field: 'heating', headerName: 'Heating', width: 150 },
];

export default function CombinedFilters() {
  /* preview-start */
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'rent', field: 'rent', operator: '<=', value: 1000 },
      { id: 'pets', field: 'pets', operator: 'is', value: true },
    ],
    logicOperator: GridLogicOperator.And,
  });
  /* preview-end */

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How conditions are combined"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) => {
          if (logicOperator) setFilterModel({ ...filterModel, logicOperator });
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={GridLogicOperator.And}>All conditions</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any condition</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPro
        rows={apartments}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        aria-label="Apartments filtered by rent and pets"
      />
    </>
  );
}

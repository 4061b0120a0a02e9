import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const cheap: GridFilterModel = { items: [{ field: 'rent', operator: '<=', value: 1000 }] };
const petsWelcome: GridFilterModel = { items: [{ field: 'pets', operator: 'is', value: true }] };

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState(cheap);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button onClick={() => setFilterModel(cheap)}>Up to €1,000</Button>
        <Button onClick={() => setFilterModel(petsWelcome)}>Pets welcome</Button>
        <Button onClick={() => setFilterModel({ items: [] })}>No filter</Button>
      </Box>
      {/* preview-start */}
      <DataGrid
        rows={apartments}
        columns={apartmentColumns}
        filterModel={filterModel}
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        aria-label="Apartments with filter buttons"
      />
      {/* preview-end */}
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 2, minBlockSize: 44, fontFamily: 'monospace' }}
      >
        items: {JSON.stringify(filterModel.items)}
      </Typography>
    </>
  );
}

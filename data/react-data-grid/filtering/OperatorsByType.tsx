import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

export default function OperatorsByType() {
  const apiRef = useGridApiRef();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {/* preview-start */}
        <Button onClick={() => apiRef.current?.showFilterPanel('street')}>Text</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('rent')}>Number</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('availableFrom')}>Date</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('pets')}>Yes or no</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('heating')}>Choice</Button>
        {/* preview-end */}
      </Box>
      <DataGrid
        apiRef={apiRef}
        rows={apartments}
        columns={apartmentColumns}
        aria-label="Apartments with columns of each type"
      />
    </>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

const getCellClassName = ({ value }: GridCellParams) => {
  if (typeof value !== 'number') return '';
  return value < 0 ? 'below-zero' : 'above-zero';
};

export default function StyleCellsByValue() {
  return (
    <Box
      sx={{
        '& .below-zero': { backgroundColor: 'info.main', color: 'info.contrastText' },
        '& .above-zero': { backgroundColor: 'action.hover' },
      }}
    >
      <DataGrid
        rows={huts}
        columns={hutColumns}
        getCellClassName={getCellClassName}
        initialState={{ columns: { columnVisibilityModel: { status: false, beds: false } } }}
        hideFooter
        aria-label="Huts with temperatures below zero in blue"
      />
    </Box>
  );
}

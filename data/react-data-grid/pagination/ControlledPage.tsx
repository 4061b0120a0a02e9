import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(90);

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const jump = (page: number) => setPaginationModel((model) => ({ ...model, page }));
  const lastPage = Math.ceil(rows.length / paginationModel.pageSize) - 1;
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => jump(0)}>
          First page
        </Button>
        <Button size="small" variant="outlined" onClick={() => jump(Math.floor(lastPage / 2))}>
          Middle
        </Button>
        <Button size="small" variant="outlined" onClick={() => jump(lastPage)}>
          Last page
        </Button>
      </Stack>
      <Typography role="status">
        page: {paginationModel.page}, pageSize: {paginationModel.pageSize}
      </Typography>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={rows}
          columns={shipmentColumns}
          pageSizeOptions={[5, 10, 25]}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => setPaginationModel(model)}
          aria-label="Shipments with the page in state"
        />
      </Box>
    </Stack>
  );
}

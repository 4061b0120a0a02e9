import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();
const cities = ['Bergen', 'Graz', 'Leeds', 'Lyon', 'Malmö', 'Porto'];

export default function DataSourceSearchParam() {
  const [city, setCity] = React.useState('');
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 10 });

  /* preview-start */
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => requestOrders(server, { ...params, city }) }),
    [city],
  );
  const handleCityChange = (newCity: string) => {
    setCity(newCity);
    setPaginationModel((model) => ({ ...model, page: 0 }));
  };
  /* preview-end */

  return (
    <>
      <TextField
        select
        label="City"
        size="small"
        value={city}
        onChange={(event) => handleCityChange(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 1, maxWidth: 200 }}
      >
        <MenuItem value="">All cities</MenuItem>
        {cities.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid
        dataSource={dataSource}
        dataSourceCache={null}
        columns={orderServerColumns}
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders of one city"
      />
      <RequestLog server={server} />
    </>
  );
}

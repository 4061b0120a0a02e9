import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ count: 1000 });
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await requestOrders(server, params);
    return { rows };
  },
};

export default function LazyCountSwitch() {
  const [rowCount, setRowCount] = React.useState(-1);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="rowCount"
        value={rowCount}
        onChange={(_event, newCount: number | null) => {
          if (newCount !== null) setRowCount(newCount);
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={-1}>Unknown (-1)</ToggleButton>
        <ToggleButton value={1000}>1,000</ToggleButton>
        <ToggleButton value={40}>40</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <DataGridPro
        dataSource={dataSource}
        lazyLoading
        rowCount={rowCount}
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        columns={orderServerColumns}
        aria-label="Orders with a changing count"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}

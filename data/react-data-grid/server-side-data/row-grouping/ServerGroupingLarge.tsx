import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import type { Trade } from '../../dataset/trades';
import { createTradeServer, requestTrades } from '../../dataset/tradeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createTradeServer();
const groupingColDef = { headerName: 'Group', width: 240 };
const criteria = { desk: 'Desk', instrument: 'Instrument', side: 'Side' };

const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'instrument', headerName: 'Instrument', width: 160 },
  {
    field: 'side',
    headerName: 'Side',
    width: 90,
    display: 'flex',
    renderCell: ({ value }: { value?: Trade['side'] }) =>
      value && (
        <Chip
          size="small"
          variant="outlined"
          label={value}
          color={value === 'Buy' ? 'success' : 'error'}
        />
      ),
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    flex: 1,
    minWidth: 140,
    groupable: false,
  },
];

/* preview-start */
const dataSource: GridDataSource = {
  getRows: (params) => requestTrades(server, params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = { sum: {}, avg: {}, max: {} };
const aggregationModel = { quantity: 'sum' };
/* preview-end */

export default function ServerGroupingLarge() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['desk', 'instrument', 'side']);
  const toggle = (field: string) =>
    setModel(model.includes(field) ? model.filter((each) => each !== field) : [...model, field]);
  return (
    <>
      <Stack direction="row" spacing={1} role="group" aria-label="Group by" sx={{ mb: 1 }}>
        {Object.entries(criteria).map(([field, label]) => (
          <Chip
            key={field}
            label={label}
            color={model.includes(field) ? 'primary' : 'default'}
            aria-pressed={model.includes(field)}
            onClick={() => toggle(field)}
          />
        ))}
      </Stack>
      <DataGridPremium
        dataSource={dataSource}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: aggregationModel },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
        columnVisibilityModel={Object.fromEntries(model.map((field) => [field, false]))}
        groupingColDef={groupingColDef}
        columns={columns}
        pagination
        pageSizeOptions={[25]}
        aria-label="100,000 trades in groups"
      />
      <RequestLog server={server} />
    </>
  );
}

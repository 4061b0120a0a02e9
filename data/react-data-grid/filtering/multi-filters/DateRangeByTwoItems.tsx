import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridFilterModel } from '@mui/x-data-grid-pro';
import { createInvoices } from '../../dataset/invoices';
import { columns } from './workshopColumns';

const rows = createInvoices(40);

/* preview-start */
const issuedBetween = (from: string, until: string): GridFilterModel => ({
  items: [
    { id: 'from', field: 'issued', operator: 'onOrAfter', value: from },
    { id: 'until', field: 'issued', operator: 'before', value: until },
  ],
});
/* preview-end */

const months: Record<string, GridFilterModel> = {
  January: issuedBetween('2026-01-01', '2026-02-01'),
  February: issuedBetween('2026-02-01', '2026-03-01'),
  March: issuedBetween('2026-03-01', '2026-04-01'),
  All: { items: [] },
};

export default function DateRangeByTwoItems() {
  const [filterModel, setFilterModel] = React.useState(months.February!);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Month of issue"
        value={filterModel}
        onChange={(_event, model: GridFilterModel | null) => model && setFilterModel(model)}
        sx={{ mb: 2 }}
      >
        {Object.entries(months).map(([month, model]) => (
          <ToggleButton key={month} value={model}>
            {month}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPro
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        showToolbar
        label="Invoices"
      />
    </>
  );
}

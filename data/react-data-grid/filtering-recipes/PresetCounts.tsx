import * as React from 'react';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridFilterModel } from '@mui/x-data-grid';
import { createInvoices } from '../dataset/invoices';
import { columns } from './statusColumns';

const rows = createInvoices(20);
const ofStatus = (status: string): GridFilterModel => ({
  items: [{ id: 'preset', field: 'status', operator: 'is', value: status }],
});
const presets: Record<string, GridFilterModel> = {
  All: { items: [] },
  Open: ofStatus('open'),
  Late: ofStatus('late'),
  Paid: ofStatus('paid'),
};

const conditionsOf = ({ items }: GridFilterModel) =>
  JSON.stringify(items.map(({ field, operator, value }) => [field, operator, value]));

export default function PresetCounts() {
  const apiRef = useGridApiRef();
  const [preset, setPreset] = React.useState<string | null>('All');
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  /* preview-start */
  React.useEffect(() => {
    const count = (model: GridFilterModel) => {
      const lookup = apiRef.current?.getFilterState(model).filteredRowsLookup ?? {};
      return apiRef.current?.getAllRowIds().filter((id) => lookup[id] !== false).length ?? 0;
    };
    const countAll = () => {
      const entries = Object.entries(presets).map(([name, model]) => [name, count(model)]);
      setCounts(Object.fromEntries(entries));
    };
    countAll();
    return apiRef.current?.subscribeEvent('rowsSet', countAll);
  }, [apiRef]);
  /* preview-end */

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Invoices by status"
        value={preset}
        onChange={(_event, name: string | null) => {
          const model = name && presets[name];
          if (model) apiRef.current?.setFilterModel(model);
        }}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name} sx={{ gap: 1 }}>
            {name}
            <Chip size="small" label={counts[name] ?? '…'} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onFilterModelChange={(model) => {
          const active = conditionsOf(model);
          const names = Object.keys(presets);
          setPreset(names.find((name) => conditionsOf(presets[name]!) === active) ?? null);
        }}
        aria-label="Invoices with preset filters"
      />
    </>
  );
}

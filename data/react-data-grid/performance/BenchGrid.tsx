import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef, type GridApiPro } from '@mui/x-data-grid-pro';
import { createInvoices, invoiceColumns, type Invoice } from '../dataset/invoices';
import { measureFrame } from './measureFrame';

/* preview-start */
const steps: Record<string, (api: GridApiPro) => void> = {
  'Scroll by 20,000 px': (api) => api.scroll({ top: 20_000 }),
  'Update one row': (api) => api.updateRows([{ id: 1, total: 999 }]),
  'Sort a number column': (api) => api.sortColumn('total', 'desc'),
  'Sort a text column': (api) => api.sortColumn('client', 'asc'),
  'Filter a text column': (api) =>
    api.setFilterModel({ items: [{ field: 'work', operator: 'contains', value: 'bow' }] }),
  'Search all columns': (api) => api.setQuickFilterValues(['lyon']),
  'Update one row while sorted and filtered': (api) => api.updateRows([{ id: 2, total: 998 }]),
};
/* preview-end */

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export default function BenchGrid() {
  const apiRef = useGridApiRef();
  const [size, setSize] = React.useState(10_000);
  const [rows, setRows] = React.useState<Invoice[]>([]);
  const [results, setResults] = React.useState<Record<string, number>>({});
  const [isRunning, setIsRunning] = React.useState(false);
  const slowest = Math.max(50, ...Object.values(results));

  const run = async () => {
    setIsRunning(true);
    const next = createInvoices(size);
    apiRef.current?.setSortModel([]);
    apiRef.current?.setFilterModel({ items: [] });
    const times = { 'Show the rows': await measureFrame(() => setRows(next)) };
    setResults({ ...times });
    for (const [name, step] of Object.entries(steps)) {
      // The browser paints the result of the last step before the next one starts.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const api = apiRef.current;
      if (!api) return;
      Object.assign(times, { [name]: await measureFrame(() => step(api)) });
      setResults({ ...times });
    }
    setIsRunning(false);
  };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={size}
          onChange={(_event, value: number | null) => value && setSize(value)}
          disabled={isRunning}
          aria-label="Number of rows"
        >
          {sizes.map((value) => (
            <ToggleButton key={value} value={value}>
              {number.format(value)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" onClick={run} disabled={isRunning}>
          Measure
        </Button>
      </Stack>
      <Box component="table" sx={{ my: 1, inlineSize: '100%', fontSize: 14 }}>
        <tbody>
          {['Show the rows', ...Object.keys(steps)].map((name) => {
            const time = results[name];
            return (
              <tr key={name}>
                <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 'normal' }}>
                  {name}
                </Box>
                <Box component="td" sx={{ inlineSize: 80, textAlign: 'end' }}>
                  {time === undefined ? '—' : `${number.format(time)} ms`}
                </Box>
                <Box component="td" sx={{ inlineSize: { xs: '20%', sm: '40%' } }}>
                  <Box
                    sx={{
                      blockSize: 10,
                      ml: 1,
                      borderRadius: 1,
                      bgcolor: (time ?? 0) > 200 ? 'warning.main' : 'primary.main',
                      inlineSize: `${(100 * (time ?? 0)) / slowest}%`,
                    }}
                  />
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Box>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={invoiceColumns}
        density="compact"
        aria-label="Invoices that are measured"
      />
    </>
  );
}

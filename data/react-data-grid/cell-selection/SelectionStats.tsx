import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export default function SelectionStats() {
  const apiRef = useGridApiRef();
  const [numbers, setNumbers] = React.useState<number[]>([]);
  const sum = numbers.reduce((total, value) => total + value, 0);

  return (
    <>
      {/* preview-start */}
      <DataGridPremium
        apiRef={apiRef}
        rows={planRows}
        columns={planColumns}
        cellSelection
        onCellSelectionModelChange={() => {
          const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
          const values = cells.map(({ id, field }) => apiRef.current?.getCellValue(id, field));
          setNumbers(values.filter((value) => typeof value === 'number'));
        }}
        rowSelection={false}
        hideFooter
        aria-label="Bags of coffee with the sum of the selection"
      />
      {/* preview-end */}
      <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Chip variant="outlined" label={`Numbers: ${numbers.length}`} />
        <Chip variant="outlined" label={`Sum: ${format.format(sum)}`} />
        <Chip
          variant="outlined"
          label={`Average: ${numbers.length > 0 ? format.format(sum / numbers.length) : '–'}`}
        />
      </Stack>
    </>
  );
}

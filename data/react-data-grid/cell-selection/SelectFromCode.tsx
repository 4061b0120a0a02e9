import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  /* preview-start */
  const selectNordics = () =>
    apiRef.current?.selectCellRange({ id: 1, field: 'q1' }, { id: 3, field: 'q4' });
  const addSecondQuarter = () =>
    apiRef.current?.selectCellRange({ id: 1, field: 'q2' }, { id: 9, field: 'q2' }, true);
  const clear = () => apiRef.current?.setCellSelectionModel({});
  /* preview-end */

  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" onClick={selectNordics}>
          Select the Nordics
        </Button>
        <Button size="small" onClick={addSecondQuarter}>
          Add all of Q2
        </Button>
        <Button size="small" onClick={clear}>
          Clear selection
        </Button>
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={planRows}
        columns={planColumns}
        cellSelection
        rowSelection={false}
        hideFooter
        aria-label="Bags of coffee, selected with buttons"
      />
    </>
  );
}

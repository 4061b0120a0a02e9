import * as React from 'react';
import { useForkRef } from '@mui/material/utils';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';

const rows = [
  { id: 'BA 432', to: 'Amsterdam', gate: 'A12' },
  { id: 'LH 1172', to: 'Frankfurt', gate: 'B04' },
  { id: 'TP 1351', to: 'Lisbon', gate: 'A07' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Flight', flex: 1 },
  { field: 'to', headerName: 'Destination', flex: 1 },
  { field: 'gate', headerName: 'Gate', flex: 1 },
];

/** The browser's checkbox, which replaces the Material UI checkbox. */
function NativeCheckbox({
  checked,
  disabled,
  indeterminate = false,
  inputRef,
  label,
  onChange,
  slotProps,
  tabIndex,
}: GridSlotProps['baseCheckbox']) {
  const showIndeterminate = React.useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  // The grid focuses the checkbox through this ref.
  const ref = useForkRef(inputRef, showIndeterminate);

  return (
    <label>
      <input
        type="checkbox"
        {...slotProps?.htmlInput}
        ref={ref}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        tabIndex={tabIndex}
      />
      {label}
    </label>
  );
}

export default function NativeCheckboxes() {
  return (
    <DataGrid
      aria-label="Booked flights"
      rows={rows}
      columns={columns}
      rowHeight={48}
      hideFooter
      /* preview-start */
      checkboxSelection
      slots={{
        baseCheckbox: NativeCheckbox,
      }}
      /* preview-end */
    />
  );
}

import type * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { orders, type Order } from '../../dataset/orders';

/** Leaves Enter and Tab to the calendar, which handles Escape itself. */
const keepKeys = (event: React.KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation();
};
const paper = { onKeyDown: keepKeys };

const textField = {
  variant: 'standard',
  InputProps: { disableUnderline: true, sx: { font: 'inherit' } },
  sx: { px: 1.25, justifyContent: 'center' },
} as const;

function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Order, Date>) {
  const apiRef = useGridApiContext();
  return (
    /* preview-start */
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(next) =>
        apiRef.current.setEditCellValue({ id, field, value: next?.toDate() ?? null })
      }
      autoFocus={hasFocus}
      slotProps={{ textField, desktopPaper: paper, mobilePaper: paper }}
    />
    /* preview-end */
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'placedOn',
    headerName: 'Placed on',
    type: 'date',
    width: 190,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !dayjs(props.value).isValid() }),
    renderEditCell: (params) => <DateEditor {...params} />,
  },
];

export default function DatePickerEditor() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DataGrid rows={orders} columns={columns} hideFooter aria-label="Dates of orders" />
    </LocalizationProvider>
  );
}

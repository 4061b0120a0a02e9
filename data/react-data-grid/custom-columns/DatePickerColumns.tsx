import type * as React from 'react';
import {
  DataGrid,
  getGridDateOperators,
  useGridApiContext,
  type GridColDef,
  type GridFilterInputDateProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { crew, type CrewMember } from '../dataset/payroll';

/** Leaves Enter and Tab to the calendar. Escape closes it. */
const keepKeys = (event: React.KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation();
};
const popup = { desktopPaper: { onKeyDown: keepKeys }, mobilePaper: { onKeyDown: keepKeys } };
const textField = {
  variant: 'standard',
  InputProps: { disableUnderline: true, sx: { font: 'inherit' } },
  sx: { px: 1.25, justifyContent: 'center' },
} as const;

function DateEditor(params: GridRenderEditCellParams<CrewMember, Date>) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;
  return (
    <Picker
      value={value ? dayjs(value) : null}
      onChange={(next) =>
        apiRef.current.setEditCellValue({ id, field, value: next?.toDate() ?? null })
      }
      autoFocus={hasFocus}
      slotProps={{ textField, ...popup }}
    />
  );
}

/* preview-start */
function DateFilter({ item, applyValue, type, focusElementRef }: GridFilterInputDateProps) {
  const [Picker, format] =
    type === 'date' ? [DatePicker, 'YYYY-MM-DD'] : [DateTimePicker, 'YYYY-MM-DDTHH:mm'];
  return (
    <Picker
      label="Value"
      value={item.value ? dayjs(item.value) : null}
      // Text, because operators of `date` columns read the day of a Date in UTC.
      onChange={(next) => {
        if (!next || next.isValid()) applyValue({ ...item, value: next?.format(format) });
      }}
      inputRef={focusElementRef}
    />
  );
}
/* preview-end */

const withPickers = (showTime: boolean): Partial<GridColDef<CrewMember>> => ({
  type: showTime ? 'dateTime' : 'date',
  width: showTime ? 220 : 150,
  editable: true,
  filterOperators: getGridDateOperators(showTime).map((operator) =>
    operator.InputComponent ? { ...operator, InputComponent: DateFilter } : operator,
  ),
  preProcessEditCellProps: ({ props }) => ({ ...props, error: !dayjs(props.value).isValid() }),
  renderEditCell: (params) => <DateEditor {...params} />,
});

const columns: GridColDef<CrewMember>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'hiredOn', headerName: 'Hired on', ...withPickers(false) },
  { field: 'lastShift', headerName: 'Last shift', ...withPickers(true) },
];

export default function DatePickerColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DataGrid
        rows={crew}
        columns={columns}
        showToolbar
        hideFooter
        aria-label="Shifts of the crew"
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import {
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

function ProgressEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Slider
        size="small"
        min={0}
        max={1}
        step={0.05}
        value={value ?? 0}
        getAriaValueText={percent.format}
        onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
        slotProps={{ input: { ref, 'aria-label': colDef.headerName } }}
        sx={{ flex: 1, minWidth: 0, marginInline: 1.5 }}
      />
      <Box sx={{ inlineSize: 36, marginInlineEnd: 1.25 }}>{percent.format(value ?? 0)}</Box>
    </>
  );
}

/** A bar for a number from 0 to 1. */
export const progress: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 150,
  headerAlign: 'left',
  display: 'flex',
  editable: true,
  valueFormatter: (value) => percent.format(value ?? 0),
  renderCell: ({ value, formattedValue, colDef }) => (
    <>
      <LinearProgress
        variant="determinate"
        value={100 * (value ?? 0)}
        aria-label={colDef.headerName}
        sx={{ flex: 1, marginInlineEnd: 1 }}
      />
      {formattedValue}
    </>
  ),
  renderEditCell: (params) => <ProgressEditor {...params} />,
};

import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function RatingEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);
  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      size="small"
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
      sx={{ marginInline: '10px' }}
    />
  );
}

/** Stars from 1 to 5. */
export const rating: GridColTypeDef<number | null> = {
  type: 'number',
  width: 130,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  editable: true,
  renderCell: ({ value }) => <Rating readOnly size="small" value={value ?? null} />,
  renderEditCell: (params) => <RatingEditor {...params} />,
};

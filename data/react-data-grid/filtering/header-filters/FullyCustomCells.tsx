import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { apartments } from '../../dataset/apartments';
import { columns } from './apartmentColumns';

/* preview-start */
function FilterCount({ colDef, tabIndex }: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const count = items.filter(({ field }) => field === colDef.field).length;
  return (
    <Chip
      icon={count ? undefined : <AddIcon />}
      label={count ? `${count} active` : 'Filter'}
      color={count ? 'primary' : 'default'}
      onClick={() => apiRef.current.showFilterPanel(colDef.field)}
      tabIndex={tabIndex}
    />
  );
}
/* preview-end */

function CountCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, width, height } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('[role=button]')?.focus();
  }, [hasFocus]);

  const publish = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') return; // Space belongs to the chip.
    const params = apiRef.current.getColumnHeaderParams(colDef.field);
    apiRef.current.publishEvent('headerFilterKeyDown', params, event);
  };

  return (
    <Box
      ref={ref}
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={colDef.headerName}
      onKeyDown={publish}
      onMouseDown={(event) => apiRef.current.setColumnHeaderFilterFocus(colDef.field, event)}
      sx={{ display: 'flex', alignItems: 'center', px: 1.25, flexShrink: 0, width, height }}
    >
      <FilterCount {...props} />
    </Box>
  );
}

const slots = { headerFilterCell: CountCell };
const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'rent', operator: '>=', value: 700 },
        { id: 2, field: 'rent', operator: '<=', value: 1300 },
      ],
    },
  },
};

export default function FullyCustomCells() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      slots={slots}
      initialState={initialState}
      aria-label="Apartments with the number of active conditions per column"
    />
  );
}

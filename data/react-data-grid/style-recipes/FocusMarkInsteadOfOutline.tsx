import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const focused = [':focus', ':focus-within']
  .flatMap((state) => [`& .${gridClasses.cell}${state}`, `& .${gridClasses.columnHeader}${state}`])
  .join(', ');

const sx = {
  [focused]: {
    outline: 'none',
    backgroundColor: 'action.selected',
    boxShadow: 'inset 0 -3px 0 currentColor',
  },
};
/* preview-end */

export default function FocusMarkInsteadOfOutline() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      sx={sx}
      hideFooter
      aria-label="Mountain huts with an underline below the focused cell"
    />
  );
}

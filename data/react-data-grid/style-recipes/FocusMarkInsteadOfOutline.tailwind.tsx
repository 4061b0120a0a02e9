import { DataGrid } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const focusMark = [
  'tw:[&_.MuiDataGrid-cell:is(:focus,:focus-within)]:outline-none',
  'tw:[&_.MuiDataGrid-cell:is(:focus,:focus-within)]:bg-slate-500/20',
  'tw:[&_.MuiDataGrid-cell:is(:focus,:focus-within)]:shadow-[inset_0_-3px_0_currentColor]',
  'tw:[&_.MuiDataGrid-columnHeader:is(:focus,:focus-within)]:outline-none',
  'tw:[&_.MuiDataGrid-columnHeader:is(:focus,:focus-within)]:bg-slate-500/20',
  'tw:[&_.MuiDataGrid-columnHeader:is(:focus,:focus-within)]:shadow-[inset_0_-3px_0_currentColor]',
].join(' ');
/* preview-end */

export default function FocusMarkInsteadOfOutline() {
  return (
    <DataGrid
      className={focusMark}
      rows={huts}
      columns={hutColumns}
      hideFooter
      aria-label="Mountain huts with an underline below the focused cell"
    />
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridRowEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { nurses, type Nurse } from '../../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'hours', headerName: 'Hours', width: 90, type: 'number', editable: true },
  { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
];

const isEqual = (a: Nurse, b: Nurse) =>
  a.name === b.name && a.hours === b.hours && a.nights === b.nights;

export default function ConfirmDiscard() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);
  const [cell, setCell] = React.useState<{ id: GridRowId; field: string }>({ id: 0, field: '' });

  const discard = () => {
    setOpen(false);
    apiRef.current?.stopRowEditMode({ id: cell.id, ignoreModifications: true });
    apiRef.current?.setCellFocus(cell.id, cell.field);
  };

  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={nurses}
        columns={columns}
        editMode="row"
        /* preview-start */
        onRowEditStop={({ id, row, field = '', reason }, event) => {
          if (reason === GridRowEditStopReasons.escapeKeyDown) {
            const edited = apiRef.current?.getRowWithUpdatedValues(id, field) as Nurse;
            if (isEqual(edited, row)) return;
            event.defaultMuiPrevented = true;
            setCell({ id, field });
            setOpen(true);
          }
          // Clicks in the dialog are outside the row as well.
          if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
        }}
        /* preview-end */
        hideFooter
        aria-label="Nurses, discarded after confirmation"
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="discard-title">
        <DialogTitle id="discard-title">Discard your changes?</DialogTitle>
        <DialogContent>The row has changes that aren’t saved yet.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep editing</Button>
          <Button color="error" onClick={discard}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

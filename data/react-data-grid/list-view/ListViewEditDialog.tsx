import * as React from 'react';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiRef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { carColumns, rentalCars, type RentalCar } from '../dataset/rentalCars';
import { CarItem } from './CarItem';

const rows = rentalCars.slice(0, 12);

export default function ListViewEditDialog() {
  const apiRef = useGridApiRef();
  const [edited, setEdited] = React.useState(rows[0]!);
  const [isOpen, setIsOpen] = React.useState(false);
  const close = () => setIsOpen(false);

  const listViewColumn = React.useMemo<GridListViewColDef<RentalCar>>(() => {
    const openDialog = (event: React.MouseEvent, car: RentalCar) => {
      event.stopPropagation();
      setEdited(car);
      setIsOpen(true);
    };
    return {
      field: 'car',
      display: 'flex',
      renderCell: ({ row, tabIndex }: GridRenderCellParams<RentalCar>) => (
        <>
          <CarItem car={row} />
          <IconButton
            edge="end"
            tabIndex={tabIndex}
            aria-label={`Edit ${row.brand}, ${row.seats} seats, ${row.city}`}
            onClick={(event) => openDialog(event, row)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            <Edit />
          </IconButton>
        </>
      ),
    };
  }, []);

  /* preview-start */
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apiRef.current?.updateRows([{ id: edited.id, rate: Number(form.get('rate')) }]);
    close();
  };
  const remove = () => {
    apiRef.current?.updateRows([{ id: edited.id, _action: 'delete' }]);
    close();
  };
  /* preview-end */

  return (
    <>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={carColumns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        aria-label="Rental cars with editable rates"
      />
      <Dialog open={isOpen} onClose={close} aria-labelledby="edit-car">
        <form onSubmit={save}>
          <DialogTitle id="edit-car">
            {edited.brand} in {edited.city}
          </DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              required
              margin="dense"
              name="rate"
              type="number"
              slotProps={{ htmlInput: { min: 1 } }}
              label="Rate per day (€)"
              defaultValue={edited.rate}
            />
          </DialogContent>
          <DialogActions>
            <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
              Delete
            </Button>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

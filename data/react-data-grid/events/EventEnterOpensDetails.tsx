import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { films, type Film } from '../dataset/films';
import { filmListColumns } from './filmListColumns';

export default function EventEnterOpensDetails() {
  const [film, setFilm] = React.useState<Film | null>(null);
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={films}
        columns={filmListColumns}
        onCellKeyDown={({ row, cellMode }, event) => {
          if (event.key !== 'Enter' || cellMode === 'edit') return;
          event.defaultMuiPrevented = true;
          setFilm(row);
          setIsOpen(true);
        }}
        hideFooter
        aria-label="Films that open with Enter"
      />
      {/* preview-end */}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="film-title">
        <DialogTitle id="film-title">{film?.title}</DialogTitle>
        <DialogContent>
          {film?.genre} by {film?.director.name}, {film?.company}, {film?.year}
        </DialogContent>
      </Dialog>
    </>
  );
}

import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';

interface Watchlist {
  ids: ReadonlySet<GridRowId>;
  toggle: (id: GridRowId) => void;
}
const WatchlistContext = React.createContext<Watchlist>({ ids: new Set(), toggle: () => {} });

/** Leaves Space to the checkbox. Otherwise, the grid would scroll by one page. */
const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

/* preview-start */
function StarCell({ id, tabIndex }: GridRenderCellParams<Station>) {
  // Not React.useState(), which resets when the row scrolls back into view.
  const { ids, toggle } = React.useContext(WatchlistContext);
  return (
    <Checkbox
      checked={ids.has(id)}
      onChange={() => toggle(id)}
      tabIndex={tabIndex}
      onKeyDown={keepSpace}
      icon={<StarBorder />}
      checkedIcon={<Star />}
      slotProps={{ input: { 'aria-label': `Watch station ${id}` } }}
    />
  );
}
/* preview-end */

const columns: GridColDef<Station>[] = [
  {
    field: 'watch',
    headerName: 'Watch',
    width: 80,
    sortable: false,
    filterable: false,
    renderCell: (params) => <StarCell {...params} />,
  },
  { field: 'id', headerName: 'Station', type: 'number', width: 100 },
  {
    field: 'latest',
    headerName: 'May 31 (°C)',
    type: 'number',
    flex: 1,
    minWidth: 110,
    valueGetter: (_value, row) => readTemperature(row.id, 31),
  },
];
const rows = createStations(100);

export default function KeepCellState() {
  const [ids, setIds] = React.useState<ReadonlySet<GridRowId>>(new Set([2, 5]));
  const watchlist = React.useMemo(() => {
    const toggle = (id: GridRowId) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    return { ids, toggle };
  }, [ids]);

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Stations on your watchlist: {ids.size}
      </Typography>
      <WatchlistContext.Provider value={watchlist}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Weather stations with a watchlist"
        />
      </WatchlistContext.Provider>
    </>
  );
}

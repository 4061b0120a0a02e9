import * as React from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

function NightHeader() {
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  return (
    <>
      Night
      {/* preview-start */}
      <Link
        component="button"
        aria-label="About the night temperatures"
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.stopPropagation();
        }}
        sx={{ display: 'inline-flex', p: 0.5 }}
      >
        <InfoOutlined fontSize="small" />
      </Link>
      {/* preview-end */}
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography variant="body2" sx={{ p: 2, maxInlineSize: 260 }}>
          The lowest temperature between 10 PM and 6 AM, measured two meters above the ground.
        </Typography>
      </Popover>
    </>
  );
}

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 120 },
  {
    field: 'night',
    headerName: 'Night',
    ...degrees,
    width: 140,
    renderHeader: () => <NightHeader />,
  },
  { field: 'noon', headerName: 'Noon', ...degrees },
];

export default function HeaderButton() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      hideFooter
      aria-label="Temperatures at mountain huts, explained in the header"
    />
  );
}

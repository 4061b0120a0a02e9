import type { ReactNode } from 'react';
import NightsStay from '@mui/icons-material/NightsStay';
import WbSunny from '@mui/icons-material/WbSunny';
import WbTwilight from '@mui/icons-material/WbTwilight';
import Stack from '@mui/material/Stack';
import { DataGrid, GridColumnHeaderTitle, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

function IconTitle({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', minInlineSize: 0 }}>
      {icon}
      <GridColumnHeaderTitle label={title} columnWidth={120} />
    </Stack>
  );
}

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 120 },
  /* preview-start */
  {
    field: 'morning',
    headerName: 'Morning',
    renderHeader: () => <IconTitle icon={<WbTwilight color="warning" />} title="Morning" />,
    ...degrees,
    width: 130,
  },
  /* preview-end */
  {
    field: 'noon',
    headerName: 'Noon',
    renderHeader: () => <IconTitle icon={<WbSunny color="warning" />} title="Noon" />,
    ...degrees,
    width: 110,
  },
  {
    field: 'night',
    headerName: 'Night',
    renderHeader: () => <IconTitle icon={<NightsStay color="info" />} title="Night" />,
    ...degrees,
    width: 110,
  },
];

const sx = {
  '& .below-zero': { color: 'info.main', fontWeight: 'bold' },
};

export default function CustomHeader() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      getCellClassName={({ value }) => (Number(value) < 0 ? 'below-zero' : '')}
      sx={sx}
      hideFooter
      aria-label="Temperatures at mountain huts by time of day"
    />
  );
}

import Avatar from '@mui/material/Avatar';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { doctors, type Doctor } from './dataset/staff';

const initialsOf = (name: string) => name.replace(/(\w)\w*\s*/g, '$1');

const columns: GridColDef<Doctor>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <Avatar
          sx={{ width: 28, height: 28, marginInlineEnd: 1, fontSize: 12, bgcolor: 'primary.main' }}
        >
          {initialsOf(row.name)}
        </Avatar>
        {row.name}
      </>
    ),
  },
  {
    field: 'field',
    headerName: 'Field',
    type: 'singleSelect',
    valueOptions: ['Cardiology', 'Pediatrics', 'Surgery', 'Radiology'],
    width: 130,
    editable: true,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <Rating readOnly size="small" precision={0.1} value={row.rating} />,
  },
  { field: 'patients', headerName: 'Patients', type: 'number', width: 110, editable: true },
  { field: 'since', headerName: 'Since', type: 'date', width: 110, editable: true },
  { field: 'onDuty', headerName: 'On duty', type: 'boolean', width: 100, editable: true },
];

/* preview-start */
export default function CommunityOverview() {
  return (
    <DataGrid
      rows={doctors}
      columns={columns}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      pageSizeOptions={[5, 10]}
      checkboxSelection
      disableRowSelectionOnClick
      showToolbar
      label="Doctors"
    />
  );
}
/* preview-end */

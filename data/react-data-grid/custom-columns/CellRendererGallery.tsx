import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crew, type CrewMember } from '../dataset/payroll';
import { country } from './countryColumn';
import { email, link } from './linkColumns';
import { person } from './personColumn';
import { progress } from './progressColumn';
import { rating } from './ratingColumn';
import { status } from './statusColumn';

const department = status([
  { value: 'stage', label: 'Stage', color: 'primary' },
  { value: 'sound', label: 'Sound', color: 'success' },
  { value: 'costume', label: 'Costumes', color: 'default' },
]);

interface SheetRow extends CrewMember {
  name: string;
  country: string;
}

const rows: SheetRow[] = crew.map((member) => ({
  ...member,
  name: `${member.firstName} ${member.lastName}`,
  country: member.address.country,
}));

/* preview-start */
const columns: GridColDef<SheetRow>[] = [
  { ...person, field: 'name', headerName: 'Name' },
  { ...department, field: 'department', headerName: 'Department' },
  { ...rating, field: 'review', headerName: 'Review' },
  { ...progress, field: 'onboarding', headerName: 'Onboarding' },
  { ...country, field: 'country', headerName: 'Country' },
  { ...email, field: 'email', headerName: 'Email' },
  { ...link, field: 'portfolio', headerName: 'Portfolio' },
];
/* preview-end */

export default function CellRendererGallery() {
  return <DataGrid rows={rows} columns={columns} hideFooter aria-label="Theater crew" />;
}

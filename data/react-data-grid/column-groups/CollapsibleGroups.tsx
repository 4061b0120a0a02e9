import type * as React from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 130 },
  { field: 'status', headerName: 'Status', width: 125 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'morning', headerName: 'Morning', ...degrees },
  { field: 'noon', headerName: 'Noon', ...degrees, width: 150 },
  { field: 'night', headerName: 'Night', ...degrees },
];

interface GroupToggleProps {
  title?: string;
  /** The fields that are hidden while the group is collapsed. */
  details: string[];
}

function GroupToggle({ title, details }: GroupToggleProps) {
  /* preview-start */
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isOpen = details.some((field) => model[field] !== false);
  const toggle = () => {
    const visibility = details.map((field) => [field, !isOpen]);
    apiRef.current.setColumnVisibilityModel({ ...model, ...Object.fromEntries(visibility) });
  };
  // The grid would cancel Space, which presses a button.
  const allowSpace = (event: React.KeyboardEvent) => event.key === ' ' && event.stopPropagation();
  return (
    <Button size="small" onClick={toggle} onKeyDown={allowSpace} aria-expanded={isOpen}>
      {title}
      {isOpen ? <ChevronLeft fontSize="small" /> : <ChevronRight fontSize="small" />}
    </Button>
  );
  /* preview-end */
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'capacity',
    headerName: 'Capacity',
    renderHeaderGroup: ({ headerName }) => <GroupToggle title={headerName} details={['beds']} />,
    children: [{ field: 'status' }, { field: 'beds' }],
  },
  {
    groupId: 'temperatures',
    headerName: 'Temperatures',
    renderHeaderGroup: ({ headerName }) => (
      <GroupToggle title={headerName} details={['morning', 'night']} />
    ),
    children: [{ field: 'morning' }, { field: 'noon' }, { field: 'night' }],
  },
];

const initialState = {
  columns: { columnVisibilityModel: { morning: false, night: false } },
};

export default function CollapsibleGroups() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      initialState={initialState}
      hideFooter
      aria-label="Mountain huts with column groups that collapse"
    />
  );
}

import * as React from 'react';
import Rating from '@mui/material/Rating';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'company', headerName: 'Company' },
  { field: 'title', headerName: 'Title' },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    /* preview-start */
    renderCell: ({ value, aggregation }) => {
      // An average is displayed as stars, and a count as text.
      if (aggregation && !aggregation.hasCellUnit) return `${value} films`;
      return value && <Rating readOnly size="small" precision={0.1} value={value} />;
    },
    /* preview-end */
  },
];

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false, title: false } },
};
const groupingColDef = {
  headerName: 'Company and title',
  leafField: 'title',
  flex: 1,
  minWidth: 160,
};

export default function AggregationCellRenderer() {
  const [name, setName] = React.useState('avg');
  const model = React.useMemo(() => ({ rating: name }), [name]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_event, value: string | null) => value && setName(value)}
        aria-label="Function for the rating"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="size">Count</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        rows={films}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        aggregationModel={model}
        onAggregationModelChange={(next) => next.rating && setName(next.rating)}
        hideFooter
        aria-label="Companies with the rating of their films"
      />
    </>
  );
}

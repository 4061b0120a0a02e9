import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridRowParams } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

export default function RowGroupingChildren() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Click a group to list the ids of its films.');
  /* preview-start */
  const listFilms = ({ id }: GridRowParams) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type !== 'group') return;
    const ids = apiRef.current?.getRowGroupChildren({ groupId: id, applySorting: true });
    setText(`${node.groupingKey}: ${ids?.join(', ')}`);
  };
  /* preview-end */
  return (
    <>
      <Typography role="status" noWrap sx={{ mb: 1 }}>
        {text}
      </Typography>
      <DataGridPremium
        apiRef={apiRef}
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        onRowClick={listFilms}
        defaultGroupingExpansionDepth={1}
        hideFooter
        aria-label="Films by company and genre"
      />
    </>
  );
}

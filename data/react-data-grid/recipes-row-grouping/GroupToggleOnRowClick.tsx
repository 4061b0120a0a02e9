import { DataGridPremium, useGridApiRef, type GridEventListener } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};

export default function GroupToggleOnRowClick() {
  const apiRef = useGridApiRef();
  /* preview-start */
  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  return (
    <DataGridPremium
      apiRef={apiRef}
      onRowClick={toggleGroup}
      disableRowSelectionOnClick
      /* preview-end */
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      hideFooter
      sx={{ '& .MuiDataGrid-row:has(.MuiDataGrid-groupingCriteriaCell)': { cursor: 'pointer' } }}
      aria-label="Films by company. Click a company to show its films"
    />
  );
}

import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

function GroupToolbar() {
  const apiRef = useGridApiContext();
  /* preview-start */
  const setAll = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };
  /* preview-end */
  return (
    <Toolbar>
      <Button onClick={() => setAll(true)}>Expand all</Button>
      <Button onClick={() => setAll(false)}>Collapse all</Button>
    </Toolbar>
  );
}

const slots = { toolbar: GroupToolbar };
const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

export default function ExpandCollapseAll() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      slots={slots}
      showToolbar
      hideFooter
      aria-label="Films by company and genre"
    />
  );
}

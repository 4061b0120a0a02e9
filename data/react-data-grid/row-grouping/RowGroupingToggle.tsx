import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};

export default function RowGroupingToggle() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('No group has been toggled yet.');
  /* preview-start */
  const toggleCasaAzul = () => {
    const id = getGroupRowIdFromPath([{ field: 'company', key: 'Casa Azul' }]);
    const node = apiRef.current?.getRowNode<GridGroupNode>(id);
    apiRef.current?.setRowChildrenExpansion(id, !node?.childrenExpanded);
  };
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        const { groupingKey, childrenExpanded } = node as GridGroupNode;
        setMessage(`${groupingKey}: ${childrenExpanded ? 'expanded' : 'collapsed'}`);
      }),
    [apiRef],
  );
  /* preview-end */
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={toggleCasaAzul} sx={{ flexShrink: 0 }}>
          Toggle Casa Azul
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {message}
        </Typography>
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        hideFooter
        aria-label="Films by company, with a button that expands Casa Azul"
      />
    </>
  );
}

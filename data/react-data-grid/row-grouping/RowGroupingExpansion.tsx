import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = { rowGrouping: { model: ['company', 'genre'] } };
const second = getGroupRowIdFromPath([{ field: 'company', key: 'Casa Azul' }]);
const openNorthlight = (node: GridGroupNode) => node.groupingKey === 'Northlight';

export default function RowGroupingExpansion() {
  const apiRef = useGridApiRef();
  const [depth, setDepth] = React.useState(0);
  const [isByCallback, setIsByCallback] = React.useState(true);
  const [said, setSaid] = React.useState('Nothing toggled');
  const toggle = () => {
    const node = apiRef.current?.getRowNode<GridGroupNode>(second);
    apiRef.current?.setRowChildrenExpansion(second, !node?.childrenExpanded);
  };
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        const { groupingKey, childrenExpanded } = node as GridGroupNode;
        setSaid(`${groupingKey}: ${childrenExpanded ? 'opened' : 'closed'}`);
      }),
    [apiRef],
  );
  return (
    <>
      <Stack sx={{ inlineSize: 'min(100%, 300px)', px: 1 }}>
        <Typography id="expansion-depth">defaultGroupingExpansionDepth: {depth}</Typography>
        <Slider
          size="small"
          min={-1}
          max={2}
          marks
          value={depth}
          onChange={(_event, value) => setDepth(value as number)}
          aria-labelledby="expansion-depth"
        />
      </Stack>
      <FormControlLabel
        control={
          <Switch
            checked={isByCallback}
            onChange={(event) => setIsByCallback(event.target.checked)}
          />
        }
        label="isGroupExpandedByDefault"
      />
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={toggle} sx={{ flexShrink: 0 }}>
          Toggle Casa Azul
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {said}
        </Typography>
      </Stack>
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={films}
          columns={filmColumns}
          initialState={initialState}
          defaultGroupingExpansionDepth={depth}
          isGroupExpandedByDefault={isByCallback ? openNorthlight : undefined}
          hideFooter
          aria-label="Films with groups to open"
        />
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridFilterPanel,
  useGridApiContext,
  type GridFilterItem,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

const presets: Record<string, GridFilterItem> = {
  'Up to €1,000': { id: 'rent', field: 'rent', operator: '<=', value: 1000 },
  'Rated 4 and up': { id: 'rating', field: 'rating', operator: '>=', value: 4 },
  'Pets welcome': { id: 'pets', field: 'pets', operator: 'is', value: true },
};

/* preview-start */
function PresetPanel(props: GridSlotProps['filterPanel']) {
  const apiRef = useGridApiContext();
  const apply = (item: GridFilterItem) => apiRef.current.setFilterModel({ items: [item] });
  return (
    <Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, p: 1.5, pb: 0 }}>
        {Object.entries(presets).map(([label, item]) => (
          <Chip key={label} label={label} onClick={() => apply(item)} />
        ))}
      </Stack>
      <GridFilterPanel {...props} />
    </Box>
  );
}
/* preview-end */

const slots = { filterPanel: PresetPanel };

export default function PanelWithPresets() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={slots}
      showToolbar
      label="Apartments"
    />
  );
}

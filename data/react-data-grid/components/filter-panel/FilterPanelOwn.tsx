import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments, heatingKinds } from '../../dataset/apartments';

const euros = (value: number) => `€${value.toLocaleString('en-US')}`;

/** Moves the focus into the panel when it opens. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

function ApartmentFilters() {
  /* preview-start */
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const valueOf = (id: string) => items.find((item) => item.id === id)?.value;
  const setItem = (field: string, operator: string, value: GridFilterItem['value']) =>
    apiRef.current.upsertFilterItem({ id: field, field, operator, value });
  /* preview-end */

  const rent: number = valueOf('rent') ?? 2200;
  return (
    <Stack ref={focusFirst} spacing={1.5} sx={{ p: 2.5, inlineSize: 300 }}>
      <Typography variant="body2">Rent up to {euros(rent)}</Typography>
      <Slider
        value={rent}
        min={600}
        max={2200}
        step={100}
        onChange={(_event, value) => setItem('rent', '<=', value)}
        getAriaValueText={euros}
        aria-label="Highest rent"
      />
      <ToggleButtonGroup
        orientation="vertical"
        size="small"
        value={valueOf('heating') ?? []}
        onChange={(_event, kinds) => setItem('heating', 'isAnyOf', kinds)}
        aria-label="Heating"
      >
        {heatingKinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {kind}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Pets welcome"
        control={
          <Switch
            checked={valueOf('pets') === true}
            onChange={(_event, checked) => setItem('pets', 'is', checked || undefined)}
          />
        }
      />
    </Stack>
  );
}

export default function FilterPanelOwn() {
  return (
    <DataGridPro
      rows={apartments}
      columns={apartmentColumns}
      slots={{ filterPanel: ApartmentFilters }}
      showToolbar
      label="Apartments"
    />
  );
}

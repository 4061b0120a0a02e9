import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const slotProps: DataGridProps['slotProps'] = {
  toolbar: { csvOptions: { fileName: 'huts' }, printOptions: { disableToolbarButton: true } },
  baseTooltip: { material: { placement: 'top', arrow: true } },
  baseIconButton: { material: { color: 'primary' } },
};
/* preview-end */

export default function SlotToolbarDefault() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      slotProps={slotProps}
      showToolbar
      density="compact"
      hideFooter
      label="Mountain huts"
    />
  );
}

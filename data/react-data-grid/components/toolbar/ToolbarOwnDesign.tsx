import { styled } from '@mui/material/styles';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

const Bar = styled('div')({ display: 'flex', gap: 8, padding: 12, background: '#14532d' });

const PillButton = styled('button')({
  padding: '4px 16px',
  border: '1px solid',
  borderRadius: 99,
  font: 'inherit',
  color: '#fff',
  background: 'none',
  '&:hover, &:focus-visible': { color: '#14532d', background: '#fff' },
});

function GreenToolbar() {
  return (
    /* preview-start */
    <Toolbar render={<Bar />}>
      <ColumnsPanelTrigger render={<ToolbarButton render={<PillButton />} />}>
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv render={<ToolbarButton render={<PillButton />} />}>Download</ExportCsv>
    </Toolbar>
    /* preview-end */
  );
}

const slots = { toolbar: GreenToolbar };

export default function ToolbarOwnDesign() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      showToolbar
      label="Orders"
      hideFooter
    />
  );
}

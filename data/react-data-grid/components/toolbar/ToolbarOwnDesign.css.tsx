import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';
import styles from './ToolbarOwnDesign.module.css';

const pill = <ToolbarButton render={<button className={styles.pill} />} />;

function GreenToolbar() {
  return (
    /* preview-start */
    <Toolbar render={<div className={styles.bar} />}>
      <ColumnsPanelTrigger render={pill}>Columns</ColumnsPanelTrigger>
      <ExportCsv render={pill}>Download</ExportCsv>
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

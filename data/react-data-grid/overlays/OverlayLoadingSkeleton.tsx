import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';

/* preview-start */
export default function OverlayLoadingSkeleton() {
  return <DataGrid rows={[]} columns={orderColumns} loading hideFooter aria-label="Orders" />;
}
/* preview-end */

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { orders, type Order } from '../dataset/orders';

const cache = createCache({ key: 'arabic', stylisPlugins: [prefixer, rtlPlugin] });
// In an app, use createTheme({ direction: 'rtl' }) and set dir="rtl" on <html>.
const rightToLeft = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

const days = new Intl.DateTimeFormat('ar', { dateStyle: 'medium' });

const localeText: DataGridProps['localeText'] = {
  ...arSD.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} من ${count}`,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'العميل', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'المجموع', type: 'number', width: 120 },
  { field: 'express', headerName: 'سريع', type: 'boolean', width: 90 },
  {
    field: 'placedOn',
    headerName: 'تاريخ الطلب',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => days.format(value),
  },
];

export default function RtlGrid() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={rightToLeft}>
        {/* preview-start */}
        <div dir="rtl" lang="ar">
          <DataGrid rows={orders} columns={columns} localeText={localeText} aria-label="الطلبات" />
        </div>
        {/* preview-end */}
      </ThemeProvider>
    </CacheProvider>
  );
}

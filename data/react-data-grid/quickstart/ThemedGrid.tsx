import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  { id: 1, title: 'The Sea Register', author: 'Ilse Norde', copies: 4 },
  { id: 2, title: 'A Field of Clocks', author: 'Paul Adeyemi', copies: 1 },
  { id: 3, title: 'Letters to a Lighthouse', author: 'Rosa Quint', copies: 2 },
];
const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

/** Extends the theme of the page with defaults for the grid. */
const withGridDefaults = (theme: Theme) =>
  createTheme({
    ...theme,
    components: {
      ...theme.components,
      /* preview-start */
      MuiDataGrid: {
        defaultProps: { ...theme.components?.MuiDataGrid?.defaultProps, density: 'compact' },
        styleOverrides: { columnHeaderTitle: { fontWeight: 700, textTransform: 'uppercase' } },
      },
      /* preview-end */
    },
  });

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withGridDefaults}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Books in a compact grid" />
    </ThemeProvider>
  );
}

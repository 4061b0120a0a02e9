import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { hutColumns, huts } from '../dataset/huts';

const pinnedRows = { bottom: huts.slice(-1) };
const rows = huts.slice(0, -1);
const initialState = { pinnedColumns: { left: ['name'] } };

export default function StylePalette() {
  const outer = useTheme();
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const theme = React.useMemo(
    () =>
      createTheme({
        direction: outer.direction,
        components: outer.components,
        /* preview-start */
        palette: {
          mode,
          DataGrid:
            mode === 'light'
              ? { bg: '#f4f9f4', headerBg: '#cfe6d2', pinnedBg: '#e3f1e4' }
              : { bg: '#0f1a13', headerBg: '#24452d', pinnedBg: '#182c1e' },
        },
        /* preview-end */
      }),
    [outer, mode],
  );
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={mode === 'dark'}
            onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
          />
        }
        label="Dark mode"
      />
      <ThemeProvider theme={theme}>
        <DataGridPro
          rows={rows}
          columns={hutColumns}
          pinnedRows={pinnedRows}
          initialState={initialState}
          hideFooter
          aria-label="Mountain huts on a green background"
        />
      </ThemeProvider>
    </>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../dataset/orders';

type Row = Record<string, string | number>;

/** What a server returns: new objects each time, whose keys the app doesn't know in advance. */
function load(version: number, hasCity: boolean): Row[] {
  return orders.map(({ id, article, city, quantity }) => ({
    id,
    article,
    pieces: quantity + version * 10,
    ...(hasCity && { ship_to: city }),
  }));
}

/** `ship_to` becomes "Ship to". */
function toLabel(key: string) {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export default function ColumnsFromData() {
  const [version, setVersion] = React.useState(0);
  const [hasCity, setHasCity] = React.useState(false);
  const rows = React.useMemo(() => load(version, hasCity), [version, hasCity]);
  /* preview-start */
  // The text only changes when the keys or their types do.
  const shape = JSON.stringify(Object.entries(rows[0] ?? {}).map(([key, v]) => [key, typeof v]));
  const columns = React.useMemo(() => {
    const entries: [key: string, type: string][] = JSON.parse(shape);
    return entries
      .filter(([key]) => key !== 'id')
      .map(([field, type]): GridColDef<Row> => {
        const headerName = toLabel(field);
        return { field, headerName, type: type === 'number' ? 'number' : 'string', width: 150 };
      });
  }, [shape]);
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => setVersion(version + 1)}>
          Load new amounts
        </Button>
        <Button variant="outlined" onClick={() => setHasCity(!hasCity)}>
          {hasCity ? 'Load without cities' : 'Load with cities'}
        </Button>
      </Stack>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Amounts from a server" />
    </>
  );
}

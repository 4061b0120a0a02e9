import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { fetchShipmentsAfter, type CursorAnswer } from '../dataset/shipmentServer';
import { shipmentColumns } from '../dataset/shipments';

const pageSize = 5;
const kinds = { known: 47, unknown: -1, estimated: -1 };

export default function CursorPages() {
  const [kind, setKind] = React.useState<keyof typeof kinds>('unknown');
  const [rowCount, setRowCount] = React.useState(-1);
  const [page, setPage] = React.useState(0);
  // cursors[n] opens page n: the server tells it with page n - 1.
  const [cursors, setCursors] = React.useState<(string | null)[]>([null]);
  const [answer, setAnswer] = React.useState<CursorAnswer>({ rows: [], nextCursor: null });
  const [loading, setLoading] = React.useState(true);
  const cursor = cursors[page] ?? null;
  React.useEffect(() => {
    let active = true;
    const load = async () => {
      setLoading(true);
      const next = await fetchShipmentsAfter(cursor, pageSize);
      if (active) {
        setAnswer(next);
        setCursors((all) => [...all.slice(0, page + 1), next.nextCursor]);
        setLoading(false);
      }
    };
    void load();
    return () => {
      active = false;
    };
  }, [cursor, page]);
  const hasNextPage = loading || answer.nextCursor !== null;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <Stack spacing={1}>
      <RadioGroup
        row
        aria-label="Row count"
        value={kind}
        onChange={(_event, value) => {
          const next = value as keyof typeof kinds;
          setKind(next);
          setRowCount(kinds[next]);
        }}
      >
        {Object.keys(kinds).map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={answer.rows}
          rowCount={rowCount}
          onRowCountChange={(count) => setRowCount(count)}
          estimatedRowCount={kind === 'estimated' ? 40 : undefined}
          paginationMeta={paginationMeta}
          loading={loading}
          columns={shipmentColumns}
          paginationMode="server"
          pageSizeOptions={[pageSize]}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => {
            if (!loading && cursors[model.page] !== undefined) {
              setPage(model.page);
            }
          }}
          disableColumnSorting
          disableColumnFilter
          aria-label="Shipments, paged by cursor"
        />
      </Box>
    </Stack>
  );
}

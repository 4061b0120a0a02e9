import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid } from '@mui/x-data-grid';
import { fetchShipmentsAfter, type CursorAnswer } from '../dataset/shipmentServer';
import { shipmentColumns } from '../dataset/shipments';

const pageSize = 5;
const exactCount = 47;

export default function CursorPages() {
  const [kind, setKind] = React.useState('unknown');
  const [rowCount, setRowCount] = React.useState(-1);
  const [page, setPage] = React.useState(0);
  // cursors[n] opens page n. The server returns it together with page n - 1.
  const [cursors, setCursors] = React.useState<(string | null)[]>([null]);
  const [answer, setAnswer] = React.useState<CursorAnswer>({ rows: [], nextCursor: null });
  const [loading, setLoading] = React.useState(true);
  const cursor = cursors[page] ?? null;

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      setLoading(true);
      const nextAnswer = await fetchShipmentsAfter(cursor, pageSize);
      if (isCurrent) {
        setAnswer(nextAnswer);
        setCursors((all) => [...all.slice(0, page + 1), nextAnswer.nextCursor]);
        setLoading(false);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [cursor, page]);

  const hasNextPage = loading || answer.nextCursor !== null;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <>
      <RadioGroup
        row
        aria-label="Number of rows"
        value={kind}
        onChange={(_event, value) => {
          setKind(value);
          setRowCount(value === 'known' ? exactCount : -1);
        }}
        sx={{ mb: 1 }}
      >
        <FormControlLabel value="known" label="Known" control={<Radio />} />
        <FormControlLabel value="unknown" label="Unknown" control={<Radio />} />
        <FormControlLabel value="estimated" label="Estimated" control={<Radio />} />
      </RadioGroup>
      <DataGrid
        rows={answer.rows}
        columns={shipmentColumns}
        loading={loading}
        rowCount={rowCount}
        onRowCountChange={(newCount) => setRowCount(newCount)}
        estimatedRowCount={kind === 'estimated' ? 40 : undefined}
        /* preview-start */
        paginationMode="server"
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(newModel) => {
          const isKnownPage = cursors[newModel.page] !== undefined;
          if (isKnownPage && !loading) setPage(newModel.page);
        }}
        paginationMeta={paginationMeta}
        pageSizeOptions={[pageSize]}
        /* preview-end */
        disableColumnSorting
        disableColumnFilter
        aria-label="Shipments, paged by cursor"
      />
    </>
  );
}

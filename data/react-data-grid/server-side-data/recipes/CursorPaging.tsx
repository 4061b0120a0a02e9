import { DataGrid, type GridDataSource, type GridValidRowModel } from '@mui/x-data-grid';
import { toQuery } from '../../dataset/memoryServer';
import { createOrderServer } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ count: 47 });

interface CursorAnswer {
  rows: GridValidRowModel[];
  nextCursor: string | null;
}

/* preview-start */
// answers.get(n) ends with the row before row n, so it has the cursor of the page that starts at n.
const answers = new Map<number | string, Promise<CursorAnswer>>();

async function fetchAfter(previous: Promise<CursorAnswer> | undefined, limit: number) {
  const cursor = (await previous)?.nextCursor;
  const response = await server.fetch(`/api/orders/after?${toQuery({ cursor, limit })}`);
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return (await response.json()) as CursorAnswer;
}
const getRows: GridDataSource['getRows'] = async ({ start, end }) => {
  const answer = fetchAfter(answers.get(start), end - Number(start) + 1);
  answers.set(end + 1, answer);
  const { rows, nextCursor } = await answer;
  return { rows, rowCount: nextCursor === null ? Number(start) + rows.length : -1 };
};
/* preview-end */
const dataSource: GridDataSource = { getRows };

export default function CursorPaging() {
  return (
    <>
      <DataGrid
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
        columns={orderServerColumns}
        disableColumnSorting
        disableColumnFilter
        aria-label="Orders, newest first"
      />
      <RequestLog server={server} />
    </>
  );
}

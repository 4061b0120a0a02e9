import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridPaginationRowCountSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrderNodes, type OrderNode } from '../../dataset/orderServer';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer();
/** A level with the parent that users opened, its page, and the number of its rows. */
interface Level {
  node?: OrderNode;
  page: number;
  rowCount?: number;
}
const firstLevel: Level = { page: 0 };
const pageSize = 5;
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export default function NestedPagination() {
  const apiRef = useGridApiRef();
  const [levels, setLevels] = React.useState<Level[]>([firstLevel]);
  const { page } = levels.at(-1) ?? firstLevel;

  /* preview-start */
  const path = React.useMemo(() => levels.flatMap(({ node }) => node ?? []), [levels]);
  const pathKey = path.map(({ name }) => name).join('/');
  const pinnedRows = React.useMemo(() => ({ top: path }), [path]);
  const dataSource = React.useMemo<GridDataSource>(() => {
    const names = pathKey.split('/').filter(Boolean);
    return { getRows: (params) => requestOrderNodes(server, { ...params, path: names }) };
  }, [pathKey]);

  const open = (node: OrderNode, rowCount: number) =>
    setLevels([...levels.slice(0, -1), { ...levels.at(-1), page, rowCount }, { node, page: 0 }]);
  const close = (depth: number) => setLevels(levels.slice(0, depth + 1));
  /* preview-end */

  const toggle = (node: OrderNode, depth: number) => {
    if (depth === -1) {
      open(node, gridPaginationRowCountSelector(apiRef));
    } else {
      // Otherwise, the count of the closed level would limit the page of its parent.
      apiRef.current?.setRowCount(levels[depth]?.rowCount ?? 0);
      close(depth);
    }
  };

  const columns: GridColDef<OrderNode>[] = [
    {
      field: 'name',
      headerName: 'City, customer, order',
      flex: 1,
      minWidth: 200,
      renderCell: ({ row, tabIndex }) => {
        const depth = path.findIndex(({ id }) => id === row.id);
        const isOpen = depth !== -1;
        return (
          <Stack
            direction="row"
            spacing={1}
            sx={{
              blockSize: '100%',
              alignItems: 'center',
              paddingInlineStart: 2 * (isOpen ? depth : path.length),
            }}
          >
            {row.orderCount !== null && (
              <IconButton
                size="small"
                tabIndex={tabIndex}
                aria-label={`${isOpen ? 'Close' : 'Open'} ${row.name}`}
                onClick={() => toggle(row, depth)}
                onKeyDown={(event) => {
                  if (event.key === ' ') event.stopPropagation();
                }}
              >
                {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
              </IconButton>
            )}
            <span>{row.name}</span>
          </Stack>
        );
      },
    },
    { field: 'orderCount', headerName: 'Orders', type: 'number', width: 90 },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 130,
      valueFormatter: (value: number) => euros.format(value),
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 110,
      renderCell: ({ row }) => row.status && <Chip size="small" label={row.status} />,
    },
  ];

  return (
    <>
      <DataGridPro
        apiRef={apiRef}
        dataSource={dataSource}
        dataSourceCache={null}
        pinnedRows={pinnedRows}
        columns={columns}
        pagination
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) =>
          setLevels([...levels.slice(0, -1), { ...levels.at(-1), page: model.page }])
        }
        pageSizeOptions={[pageSize]}
        disableColumnFilter
        disableRowSelectionOnClick
        aria-label="Orders by city and customer"
      />
      <RequestLog server={server} />
    </>
  );
}

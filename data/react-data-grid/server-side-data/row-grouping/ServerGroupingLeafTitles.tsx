import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms, type FilmRecord } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

const dataSource: GridDataSource = {
  getRows: (params) => requestFilms(server, params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
};

/* preview-start */
const groupingColDef: GridGroupingColDefOverride<FilmRecord> = {
  headerName: 'Company and film',
  width: 240,
  leafField: 'title',
};

export default function ServerGroupingLeafTitles() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      columns: { columnVisibilityModel: { title: false } },
    },
  });
  /* preview-end */
  return (
    <>
      <DataGridPremium
        apiRef={apiRef}
        dataSource={dataSource}
        initialState={initialState}
        groupingColDef={groupingColDef}
        columns={filmServerColumns}
        hideFooter
        aria-label="Films by company, with titles in the grouping column"
      />
      <RequestLog server={server} />
    </>
  );
}

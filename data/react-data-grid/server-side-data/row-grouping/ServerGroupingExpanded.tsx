import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, sortModel, filterModel }) =>
    requestFilms(server, { groupFields, groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
};

const initialState = {
  rowGrouping: { model: ['company', 'director'] },
  columns: { columnVisibilityModel: { company: false, director: false } },
};

const groupingColDef = { width: 210 };

export default function ServerGroupingExpanded() {
  return (
    <>
      {/* preview-start */}
      <DataGridPremium
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        groupingColDef={groupingColDef}
        columns={filmServerColumns}
        hideFooter
        aria-label="Films by company and director, all groups expanded"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}

import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createFilmServer } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import { toQuery } from '../../dataset/memoryServer';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async ({ groupFields, groupKeys, start, end, sortModel, filterModel }) => {
    const query = toQuery({ groupFields, groupKeys, start, end, sortModel, filterModel });
    const response = await server.fetch(`/api/films?${query}`);
    return response.json(); // { rows, rowCount }
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
};

const initialState = {
  rowGrouping: { model: ['company', 'director'] },
  columns: { columnVisibilityModel: { company: false, director: false } },
};
/* preview-end */

const groupingColDef = { width: 210 };

export default function ServerGroupingBasic() {
  return (
    <>
      <DataGridPremium
        dataSource={dataSource}
        initialState={initialState}
        groupingColDef={groupingColDef}
        columns={filmServerColumns}
        hideFooter
        aria-label="Films by company and director"
      />
      <RequestLog server={server} />
    </>
  );
}

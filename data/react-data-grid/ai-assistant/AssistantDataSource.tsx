import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms } from '../dataset/filmServer';
import { filmServerColumns } from '../dataset/filmServerColumns';
import { localAssistant } from '../dataset/localAssistant';
import RequestLog from '../dataset/RequestLog';

const server = createFilmServer();

const dataSource: GridDataSource = {
  getRows: (params) => requestFilms(server, params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

export default function AssistantDataSource() {
  return (
    <>
      <DataGridPremium
        columns={filmServerColumns}
        /* preview-start */
        dataSource={dataSource}
        aggregationFunctions={{ sum: {}, avg: {}, min: {}, max: {} }}
        disablePivoting
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={localAssistant}
        /* preview-end */
        aiAssistantSuggestions={[
          { value: 'Total gross per company' },
          { value: 'Highest gross first' },
          { value: 'Rating below 4' },
        ]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pagination
        pageSizeOptions={[10]}
        showToolbar
        label="300 films"
      />
      <RequestLog server={server} />
    </>
  );
}

import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createEmployeeServer } from '../../dataset/employeeServer';
import { toQuery } from '../../dataset/memoryServer';

const server = createEmployeeServer();
const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'office', headerName: 'Office', width: 110 },
];

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const response = await server.fetch(`/api/employees?${toQuery(params)}`);
    return response.json();
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.reportCount,
};

export default function ServerTreeIntro() {
  return <DataGridPro treeData dataSource={dataSource} columns={columns} aria-label="Employees" />;
}
/* preview-end */

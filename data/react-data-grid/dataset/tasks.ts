import type { GridColDef } from '@mui/x-data-grid';

export interface Task {
  id: number;
  task: string;
  owner: string;
}

export const taskNames = [
  'Sand the floor',
  'Paint the hall',
  'Hang doors',
  'Lay tiles',
  'Wire lamps',
];
const owners = ['Ines', 'Tomasz', 'Bao'];

/** The first tasks of an endless renovation, the same at each call. */
export const createTasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    task: taskNames[index % taskNames.length] ?? '',
    owner: owners[index % owners.length] ?? '',
  }));

export const taskColumns: GridColDef<Task>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'task', headerName: 'Task', width: 150 },
  { field: 'owner', headerName: 'Owner', width: 100 },
];

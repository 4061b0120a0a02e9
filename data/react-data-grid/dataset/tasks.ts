import type { GridColDef } from '@mui/x-data-grid';

export interface Task {
  id: number;
  task: string;
  room: string;
  owner: string;
  status: 'Done' | 'In progress' | 'Planned';
  /** How much is done, in percent. */
  progress: number;
}

export const taskNames = [
  'Sand the floor',
  'Paint the walls',
  'Hang doors',
  'Lay tiles',
  'Wire lamps',
];
const rooms = ['Hall', 'Kitchen', 'Bedroom', 'Bathroom', 'Study', 'Attic'];
const owners = ['Ines', 'Tomasz', 'Bao'];

function statusOf(progress: number): Task['status'] {
  if (progress === 100) return 'Done';
  return progress > 0 ? 'In progress' : 'Planned';
}

/** Returns the first tasks of a renovation. The same count returns the same tasks. */
export const createTasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => {
    const progress = Math.max(0, Math.min(100, 130 - 15 * index));
    return {
      id: index + 1,
      task: taskNames[index % taskNames.length] ?? '',
      room: rooms[Math.floor(index / taskNames.length) % rooms.length] ?? '',
      owner: owners[index % owners.length] ?? '',
      status: statusOf(progress),
      progress,
    };
  });

export const taskColumns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', width: 150 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 100 },
];

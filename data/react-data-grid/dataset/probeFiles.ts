import type { GridColDef } from '@mui/x-data-grid-pro';

/** A file or folder in the archive of a space probe. */
export interface ProbeFile {
  id: number;
  /** Folders and name, as in `images/moon/crater-01.png`. */
  path: string;
  team: 'Orbit' | 'Optics' | 'Ground';
  kilobytes: number;
  changed: Date;
}

const listed: [path: string, team: ProbeFile['team'], kilobytes: number, day: number][] = [
  ['telemetry', 'Orbit', 1420, 21],
  ['telemetry/launch', 'Orbit', 620, 3],
  ['telemetry/launch/engine.csv', 'Orbit', 410, 3],
  ['telemetry/launch/track.csv', 'Ground', 210, 2],
  ['telemetry/cruise', 'Orbit', 800, 21],
  ['telemetry/cruise/week-01.csv', 'Orbit', 290, 8],
  ['telemetry/cruise/week-02.csv', 'Orbit', 305, 15],
  ['telemetry/cruise/star-tracker.csv', 'Optics', 205, 21],
  ['images', 'Optics', 9150, 26],
  ['images/earth', 'Optics', 2350, 5],
  ['images/earth/farewell.png', 'Optics', 2350, 5],
  ['images/moon', 'Optics', 6800, 26],
  ['images/moon/crater-01.png', 'Optics', 3100, 24],
  ['images/moon/crater-02.png', 'Optics', 3650, 26],
  ['images/moon/pointing.log', 'Orbit', 50, 24],
  ['plans', 'Ground', 340, 18],
  ['plans/passes.md', 'Ground', 120, 18],
  ['plans/cameras.md', 'Optics', 90, 9],
  ['plans/budget.md', 'Ground', 130, 11],
];

/** The archive with a row for each folder. */
export const probeFiles: ProbeFile[] = listed.map(([path, team, kilobytes, day], index) => ({
  ...{ id: index + 1, path, team, kilobytes },
  changed: new Date(2031, 4, day),
}));

export const getTreeDataPath = (row: ProbeFile) => row.path.split('/');

export const probeColumns: GridColDef<ProbeFile>[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 110 },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 130 },
];

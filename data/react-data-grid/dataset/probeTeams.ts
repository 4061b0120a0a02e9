/** A team of a space probe's crew on the ground, as a database keeps it. */
export interface ProbeTeam {
  id: number;
  parentId: number | null;
  name: string;
  people: number;
}

/** Three departments; several have teams of the same name. */
export const probeTeams: ProbeTeam[] = [
  { id: 1, parentId: null, name: 'Flight', people: 34 },
  { id: 2, parentId: null, name: 'Payload', people: 21 },
  { id: 3, parentId: null, name: 'Ground', people: 27 },
  { id: 4, parentId: 1, name: 'Operations', people: 14 },
  { id: 5, parentId: 1, name: 'Test', people: 9 },
  { id: 6, parentId: 2, name: 'Operations', people: 8 },
  { id: 7, parentId: 2, name: 'Test', people: 6 },
  { id: 8, parentId: 3, name: 'Operations', people: 12 },
  { id: 9, parentId: 4, name: 'Day shift', people: 8 },
  { id: 10, parentId: 4, name: 'Night shift', people: 6 },
  { id: 11, parentId: 8, name: 'Day shift', people: 7 },
  { id: 12, parentId: 8, name: 'Night shift', people: 5 },
];

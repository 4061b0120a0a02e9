import type { GridFilterModel, GridGetRowsResponse, GridSortModel } from '@mui/x-data-grid';
import {
  createMemoryServer,
  HttpError,
  toQuery,
  type MemoryServer,
  type MemoryServerOptions,
} from './memoryServer';
import { aggregateRows, filterRows, pageRows, sortRows } from './serverQuery';

/** An employee of a ferry line, as JSON: the date is a string such as `'2026-03-16'`. */
export interface EmployeeRecord {
  /** Such as `'E-1001'`. */
  id: string;
  /** `null` for directors. */
  managerId: string | null;
  name: string;
  title: string;
  office: 'Bergen' | 'Lyon' | 'Leeds' | 'Porto';
  joinedOn: string;
  /** Days of vacation that are used, of 30. */
  leaveDays: number;
  /** How many employees report to this one and pass the filters. */
  reportCount: number;
  /** Of managers: a value for each aggregated field, over all employees below who pass the filters. */
  totals?: Record<string, number | null>;
}

const divisions = [
  ...['Fleet', 'Ports', 'Ticketing', 'Catering', 'Safety', 'Training', 'Payroll', 'Legal'],
  ...['Procurement', 'Marketing', 'Freight', 'Maintenance', 'Crewing', 'Insurance', 'Pricing'],
  ...['Analytics', 'Facilities', 'Security', 'Environment', 'Communications'],
];
const offices: EmployeeRecord['office'][] = ['Bergen', 'Lyon', 'Leeds', 'Porto'];
const roles = ['planner', 'analyst', 'coordinator', 'engineer', 'assistant', 'specialist'];
const firstNames =
  'Amara Henrik Sofia Piotr Naomi Ravi Clara Tobias Leila Owen Ingrid Mateo Yara Felix Noor Jonas Elif Hugo Mina Oskar Rosa Idris Freya Luca Hana Emil Zoe Karim Astrid Bruno Maya Anton Lucia Samir Greta Pablo Aino Viktor Esme Dario'.split(
    ' ',
  );
const lastNames =
  'Obi Lund Marques Zielak Keller Menon Iversen Frey Haddad Pryce Solberg Duarte Novak Brandt Osei Laurent Kaya Moreau Tanaka Vik Ferri Ali Berg Conti Sato'.split(
    ' ',
  );

const LEADS = 7;
const SPECIALISTS = 6;
const DAY_MS = 86_400_000;

function createEmployee(index: number, title: string, managerId: string | null): EmployeeRecord {
  const first = firstNames[index % firstNames.length]!;
  const last = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length]!;
  return {
    id: `E-${1001 + index}`,
    managerId,
    name: `${first} ${last}`,
    title,
    office: offices[(index * 3 + Math.floor(index / 7)) % offices.length]!,
    joinedOn: new Date(Date.UTC(2009, 0, 5) + ((index * 37) % 6200) * DAY_MS)
      .toISOString()
      .slice(0, 10),
    leaveDays: (index * 11) % 31,
    reportCount: 0,
  };
}

function createStaff(divisionCount: number): EmployeeRecord[] {
  const staff: EmployeeRecord[] = [];
  const hire = (title: string, manager?: EmployeeRecord) => {
    const employee = createEmployee(staff.length, title, manager?.id ?? null);
    staff.push(employee);
    return employee;
  };
  for (const division of divisions.slice(0, divisionCount)) {
    const director = hire(`Director of ${division}`);
    for (let lead = 0; lead < LEADS; lead += 1) {
      const leader = hire(`${division} team lead`, director);
      for (let n = 0; n < SPECIALISTS; n += 1) hire(`${division} ${roles[n]}`, leader);
    }
  }
  return staff;
}

export interface EmployeeServerOptions extends MemoryServerOptions {
  /** Directors; each has 7 team leads with 6 employees. @default 20 */
  divisions?: number;
}

/**
 * A server with 1,000 employees on three levels. Changes stay on this server.
 *
 * - `GET /api/employees` with `groupKeys`, ids or names from the director down to a manager, returns all
 *   employees who report to the last one: `{ rows }`. Without `groupKeys`, it returns a page of the
 *   directors: `{ rows, rowCount }`. It sorts each level, and keeps the managers of employees who pass the
 *   filters. The parameters are `start`, `end`, `sortModel`, `filterModel`, and `aggregationModel`, which
 *   adds `totals` to managers and `aggregateRow` to the answer for the directors.
 * - `POST /api/employees` with `managerId`: hires an employee and returns the record.
 */
export function createEmployeeServer({
  divisions: divisionCount = divisions.length,
  ...options
}: EmployeeServerOptions = {}) {
  let table: EmployeeRecord[] | undefined;
  const getTable = () => (table ??= createStaff(divisionCount));

  return createMemoryServer(
    {
      'GET /api/employees': ({ groupKeys, start, end, sortModel, filterModel, ...rest }) => {
        const aggregationModel = rest.aggregationModel as Record<string, string> | undefined;
        const all = getTable();
        const byId = new Map(all.map((employee) => [employee.id, employee]));
        // Those who pass the filters, and their managers up to the top.
        const visible = new Set<string>();
        for (const match of filterRows(all, filterModel as GridFilterModel | undefined)) {
          let employee: EmployeeRecord | undefined = match;
          while (employee && !visible.has(employee.id)) {
            visible.add(employee.id);
            employee = byId.get(employee.managerId ?? '');
          }
        }
        const shown = all.filter(({ id }) => visible.has(id));
        const key = (groupKeys as string[] | undefined)?.at(-1);
        const parent = key && all.find(({ id, name }) => id === key || name === key);
        if (key && !parent) throw new HttpError(404, 'This employee has left.');
        const teamOf = (id: string | null) => shown.filter(({ managerId }) => managerId === id);
        const below = (id: string): EmployeeRecord[] =>
          teamOf(id).flatMap((employee) => [employee, ...below(employee.id)]);
        const totalsOf = (employees: EmployeeRecord[]) =>
          aggregateRows(employees, aggregationModel) as EmployeeRecord['totals'];
        const level = teamOf(parent ? parent.id : null).map((row) => {
          const reportCount = teamOf(row.id).length;
          const totals = reportCount > 0 && aggregationModel ? totalsOf(below(row.id)) : undefined;
          return { ...row, reportCount, totals };
        });
        const sorted = sortRows(level, sortModel as GridSortModel | undefined);
        if (parent) return { rows: sorted };
        return {
          rows: pageRows(sorted, start as number | undefined, end as number | undefined),
          rowCount: sorted.length,
          ...(aggregationModel && { aggregateRow: { totals: totalsOf(shown) } }),
        };
      },
      'POST /api/employees': ({ managerId }) => {
        const all = getTable();
        const manager = all.find(({ id }) => id === managerId);
        if (!manager) throw new HttpError(404, 'This manager doesn’t exist.');
        const title = `${manager.title.replace(' team lead', '')} trainee`;
        const employee = createEmployee(all.length, title, manager.id);
        all.push({ ...employee, joinedOn: '2026-03-16', leaveDays: 0 });
        return all.at(-1);
      },
    },
    options,
  );
}

/** Sends `params` in the query string. Rejects if the server fails. */
export async function requestEmployees(
  server: MemoryServer,
  params: object,
): Promise<GridGetRowsResponse> {
  const response = await server.fetch(`/api/employees?${toQuery(params)}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as GridGetRowsResponse;
}

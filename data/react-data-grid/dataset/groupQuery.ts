import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { aggregateRows, filterRows, pageRows, sortRows } from './serverQuery';

/** The row of a group, as a server sends it. */
export interface GroupRecord {
  /** Unique in the whole grid: the keys from the top down. */
  id: string;
  groupKey: string;
  /** Rows or groups directly below, after filtering. */
  childCount: number;
  /** A value for each aggregated field. */
  totals: Record<string, number | null>;
}

/** Label of the group of rows without a value. */
export const NO_VALUE = 'None';

const labelOf = (row: object, field: string) => {
  const value = (row as Record<string, unknown>)[field];
  return value === null || value === undefined ? NO_VALUE : String(value as string | number);
};

function split<Row extends object>(rows: readonly Row[], field: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = labelOf(row, field);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Adds `median` and `distinct` to the functions of the grid. */
function aggregate(rows: readonly object[], model: Record<string, string> = {}) {
  const own = Object.entries(model).flatMap(([field, name]) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[field] ?? null);
    if (name === 'distinct') return [[field, new Set(values).size]];
    if (name !== 'median') return [];
    const sorted = values.map(Number).sort((a, b) => a - b);
    return [[field, sorted[Math.floor(sorted.length / 2)] ?? null]];
  });
  const totals = { ...aggregateRows(rows, model), ...Object.fromEntries(own) };
  return totals as GroupRecord['totals'];
}

const groupQueryOf = (params: Record<string, unknown>) =>
  params as {
    groupFields?: string[];
    groupKeys?: string[];
    sortModel?: GridSortModel;
    filterModel?: GridFilterModel;
    aggregationModel?: Record<string, string>;
    start?: number;
    end?: number;
    totalsOf?: 'all' | 'filtered';
  };

/**
 * What a backend answers to a data source with groups and totals: group rows while fields are left, then
 * rows. Groups are sorted by their totals or their key. `rowCount` and `aggregateRow` are only sent for the
 * top level, which is also the only level with pages. `totalsOf=all` ignores filters in `aggregateRow`.
 */
export function answerGroups<Row extends object>(
  table: readonly Row[],
  params: Record<string, unknown>,
) {
  const query = groupQueryOf(params);
  const { groupFields = [], groupKeys = [], aggregationModel, sortModel, filterModel } = query;
  const matches = filterRows(table, filterModel);
  const inside = matches.filter((row) =>
    groupKeys.every((key, depth) => labelOf(row, groupFields[depth]!) === key),
  );
  const [field, nextField] = groupFields.slice(groupKeys.length);
  let rows: object[];
  if (field) {
    const groups = [...split(inside, field)].map(([groupKey, members]) => {
      const totals = aggregate(members, aggregationModel);
      const group: GroupRecord = {
        id: [...groupKeys, groupKey].join(' / '),
        groupKey,
        childCount: nextField ? split(members, nextField).size : members.length,
        totals,
      };
      return { ...totals, [field]: groupKey, group };
    });
    const byKey = sortRows(groups, [{ field, sort: 'asc' }]);
    rows = sortRows(byKey, sortModel).map(({ group }) => group);
  } else {
    rows = sortRows(inside, sortModel);
  }
  if (groupKeys.length > 0) return { rows };
  const counted = query.totalsOf === 'all' ? table : inside;
  return {
    rows: pageRows(rows, query.start, query.end),
    rowCount: rows.length,
    aggregateRow: { totals: aggregate(counted, aggregationModel) },
  };
}

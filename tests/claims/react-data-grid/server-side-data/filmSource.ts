import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import { vi } from 'vitest';

interface Film {
  id: number;
  title: string;
  company: string | null;
  director: string;
  gross: number;
}

export const films: Film[] = [
  { id: 1, title: 'Low Tide', company: 'Northlight', director: 'Ono', gross: 10 },
  { id: 2, title: 'Night Ferry', company: 'Northlight', director: 'Brandt', gross: 20 },
  { id: 3, title: 'Salt Road', company: 'Northlight', director: 'Brandt', gross: 30 },
  { id: 4, title: 'Paper Moons', company: 'Casa Azul', director: 'Ono', gross: 5 },
];

/** `GridGetRowsParams` of Pro and Premium, which have more fields than those of Community. */
export type Params = GridGetRowsParams & {
  groupKeys?: string[];
  groupFields?: string[];
  aggregationModel?: Record<string, string>;
};

interface Options {
  table?: Film[];
  /** Leaves `aggregateRow` out. */
  hasNoTotals?: boolean;
}

const read = (film: Film, field: string) => film[field as keyof Film];

/**
 * A backend that groups and sums up films. Ids of groups are their keys, joined, and totals are their
 * number of films for `size`, and the sum otherwise.
 */
export function filmSource({ table = films, hasNoTotals }: Options = {}) {
  const getRows = vi.fn(async (params: Params) => {
    const { groupKeys = [], groupFields = [], aggregationModel = {}, filterModel } = params;
    const title = filterModel.items[0]?.value as string | undefined;
    const inside = table
      .filter((film) => !title || film.title === title)
      .filter((film) => groupKeys.every((key, depth) => read(film, groupFields[depth]!) === key));
    const totals = (some: Film[]) =>
      Object.fromEntries(
        Object.entries(aggregationModel).map(([field, name]) => [
          `${field}Total`,
          name === 'size' ? some.length : some.reduce((sum, { gross }) => sum + gross, 0),
        ]),
      );
    const field = groupFields[groupKeys.length];
    const keys = field ? [...new Set(inside.map((film) => read(film, field)))] : [];
    const groups = keys.map((key) => {
      const members = inside.filter((film) => read(film, field!) === key);
      const id = [...groupKeys, key ?? 'empty'].join('/');
      return { id, groupKey: key, childCount: members.length, ...totals(members) };
    });
    const rows: object[] = field ? groups : inside;
    if (groupKeys.length > 0) return { rows };
    return {
      rows,
      rowCount: rows.length,
      ...(!hasNoTotals && { aggregateRow: totals(inside) }),
    };
  });
  const dataSource: GridDataSource = {
    getRows,
    getGroupKey: (row) => row.groupKey,
    getChildrenCount: (row) => row.childCount ?? 0,
    getAggregatedValue: (row, field) => row[`${field}Total`],
  };
  /** Keys of all requests, joined. */
  const asked = () => getRows.mock.calls.map(([{ groupKeys = [] }]) => groupKeys.join('/'));
  return { dataSource, getRows, asked };
}

import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';

/**
 * What a backend does with the parameters of a data source. The functions accept rows as they travel in
 * JSON: dates are strings such as `'2026-03-16'`. Each of them returns a new array.
 */
type AnyRow = object;

const read = (row: AnyRow, field: string) => (row as Record<string, unknown>)[field] ?? null;

/** The date of a `Date` that became JSON, in local time. Other values become lowercase text. */
function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text.toLowerCase();
  const date = new Date(text);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function compare(a: unknown, b: unknown): number {
  const isNumeric = typeof a === 'number' && b !== null && Number.isFinite(Number(b));
  if (isNumeric) return a - Number(b);
  const [left, right] = [toText(a), toText(b)];
  return left < right ? -1 : Number(left > right);
}

const isEqual = (cell: unknown, value: unknown) => compare(cell, value) === 0;
const contains = (cell: unknown, value: unknown) => toText(cell).includes(toText(value));

/** The default operators of all column types. */
const operators: Record<string, (cell: unknown, value: unknown) => boolean> = {
  contains,
  doesNotContain: (cell, value) => !contains(cell, value),
  startsWith: (cell, value) => toText(cell).startsWith(toText(value)),
  endsWith: (cell, value) => toText(cell).endsWith(toText(value)),
  equals: isEqual,
  doesNotEqual: (cell, value) => !isEqual(cell, value),
  is: isEqual,
  not: (cell, value) => !isEqual(cell, value),
  '=': isEqual,
  '!=': (cell, value) => !isEqual(cell, value),
  '>': (cell, value) => compare(cell, value) > 0,
  '>=': (cell, value) => compare(cell, value) >= 0,
  '<': (cell, value) => compare(cell, value) < 0,
  '<=': (cell, value) => compare(cell, value) <= 0,
  after: (cell, value) => compare(cell, value) > 0,
  onOrAfter: (cell, value) => compare(cell, value) >= 0,
  before: (cell, value) => compare(cell, value) < 0,
  onOrBefore: (cell, value) => compare(cell, value) <= 0,
  isEmpty: (cell) => cell === null || cell === '',
  isNotEmpty: (cell) => cell !== null && cell !== '',
  isAnyOf: (cell, values) =>
    Array.isArray(values) && values.some((value: unknown) => isEqual(cell, value)),
};

const isComplete = ({ operator, value }: GridFilterItem) =>
  operator.startsWith('isEmpty') ||
  operator.startsWith('isNotEmpty') ||
  (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0));

/** Applies the filter items and the words of the quick filter. Items without a value don't filter. */
export function filterRows<Row extends AnyRow>(rows: readonly Row[], model?: GridFilterModel) {
  const items = (model?.items ?? []).filter(isComplete);
  const words: unknown[] = model?.quickFilterValues ?? [];
  const passes = (row: Row) => (item: GridFilterItem) =>
    operators[item.operator]?.(read(row, item.field), item.value) ?? true;
  return rows.filter((row) => {
    const fits = model?.logicOperator === 'or' ? items.some(passes(row)) : items.every(passes(row));
    const hasWord = (word: unknown) => Object.values(row).some((cell) => contains(cell, word));
    return (items.length === 0 || fits) && words.every(hasWord);
  });
}

/** Sorts by all items of the model. Missing values come first in ascending order. */
export function sortRows<Row extends AnyRow>(rows: readonly Row[], model: GridSortModel = []) {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of model) {
      const order = compare(read(a, field), read(b, field));
      if (order !== 0 && sort) return sort === 'desc' ? -order : order;
    }
    return 0;
  });
}

/** Cuts rows from index `start` to index `end`, both included. */
export const pageRows = <Row extends AnyRow>(rows: readonly Row[], start = 0, end = Infinity) =>
  rows.slice(start, end + 1);

const functions: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  size: (values) => values.length,
};

/** `{ total: 'sum' }` becomes `{ total: 1420 }`. Missing values are left out, except from `size`. */
export function aggregateRows(rows: readonly AnyRow[], model: Record<string, string> = {}) {
  const entries = Object.entries(model).map(([field, name]) => {
    const cells = rows.map((row) => read(row, field));
    const values = name === 'size' ? cells : cells.filter((cell) => cell !== null);
    return [field, values.length === 0 ? null : functions[name]?.(values.map(Number))] as const;
  });
  return Object.fromEntries(entries);
}

import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

// Operators of the grid, and what the API calls them.
const operators: Record<string, string> = {
  contains: 'contains',
  equals: 'eq',
  is: 'eq',
  isAnyOf: 'in',
  '>=': 'gte',
  '<=': 'lte',
};

const isComplete = ({ value }: GridFilterItem) => value != null && String(value) !== '';

export function toQuery({ items, quickFilterValues = [] }: GridFilterModel): string {
  const params = new URLSearchParams();
  for (const { field, operator, value } of items.filter(isComplete)) {
    // String() joins the values of isAnyOf with commas.
    params.append(field, `${operators[operator]}:${String(value)}`);
  }
  quickFilterValues.forEach((word) => params.append('search', String(word)));
  return params.toString();
}

import budgets from '../../records/budgets.json' with { type: 'json' };
import type { PageKind } from './exportedPages';
import type { Cost } from './traffic';

/** What the first load of a kind of page may cost; undefined for a kind that has no line yet. */
export function budgetOf(kind: PageKind): Cost | undefined {
  return (budgets as Partial<Record<PageKind, Cost>>)[kind];
}

import type { ApiEntry } from '../../read/reference/apiTypes';
import { planRank } from '../../../core/plans';

/** The same component in the other plans: `DataGrid`, `DataGridPro` and `DataGridPremium`. */
export function versionsOf(entry: ApiEntry, entries: readonly ApiEntry[]): ApiEntry[] {
  return entries.filter((other) => other.name !== entry.name && isVersion(entry, other));
}

/** Returns the entries without those that are a higher plan's version of another one. */
export function withoutHigherVersions(entries: readonly ApiEntry[]): ApiEntry[] {
  return entries.filter(
    (entry) =>
      !entries.some(
        (other) => isVersion(entry, other) && planRank(other.plan) < planRank(entry.plan),
      ),
  );
}

function isVersion(entry: ApiEntry, other: ApiEntry): boolean {
  const isAlike = entry.kind === other.kind && entry.product === other.product;
  return isAlike && baseName(entry) === baseName(other);
}

function baseName({ name }: ApiEntry): string {
  return name.replace(/(Pro|Premium)$/, '');
}

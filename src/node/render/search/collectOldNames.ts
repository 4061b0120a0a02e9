import type { Change, Migration } from '../../../core/changes';
import {
  NAME_FATES,
  oldNameKey,
  type NameFate,
  type OldNamesOfUpgrade,
} from '../../../core/oldNames';
import type { SearchProduct } from '../../../core/searchTypes';
import { parseMarkdown } from '../../read/markdown/parseMarkdown';
import { toString } from 'mdast-util-to-string';

/** As much of the advice as a result shows, in characters. */
const LONGEST_TEXT = 120;

/** What a reader may mean by a name now, as `oldNameKey` gives it. */
export interface CurrentNames {
  /** Of the product's API. */
  names: ReadonlySet<string>;
  /** Of guides. */
  titles: ReadonlySet<string>;
}

/**
 * Returns the old names of one product, newest upgrade first.
 */
export function collectOldNames(
  product: SearchProduct,
  migrations: readonly Migration[],
  current: CurrentNames,
): OldNamesOfUpgrade[] {
  return migrations
    .filter((migration) => `x-${migration.product}` === product)
    .map(({ pathname, to, changes }) => ({
      pathname,
      to,
      names: changes
        .filter(({ what }) => what !== 'none')
        .map((change) => [
          change.value === undefined ? change.old : `${change.old}: '${change.value}'`,
          change.now?.join(', ') ?? '',
          NAME_FATES.indexOf(fateOf(change)),
          isCurrent(change, current) ? 1 : 0,
          change.section,
          shorten(toString(parseMarkdown(change.does))),
        ]),
    }));
}

function fateOf({ kind, effect }: Change): NameFate {
  if (kind !== 'removed' && kind !== 'renamed') return 'changed';
  return effect === 'warns' ? 'deprecated' : kind;
}

/** Whether 8.6 has the name still, or again, for something that one may as well mean by it. */
function isCurrent(change: Change, { names, titles }: CurrentNames): boolean {
  const fate = fateOf(change);
  if (fate === 'changed' || change.value !== undefined) return true;
  const key = oldNameKey(change.what === 'import' ? change.old.split('/').at(-1)! : change.old);
  // One that still works leads to its successor: that is what whoever types it needs to hear.
  if (fate === 'deprecated' && change.what === 'export') return titles.has(key);
  return names.has(key) || titles.has(key);
}

function shorten(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))}…`;
}

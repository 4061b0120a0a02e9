import type { ApiEntry } from '../../read/reference/apiTypes';
import type { ApiRowKind } from '../../../core/apiRowId';
import { planRank } from '../../../core/plans';
import type { Plan } from '../../../core/types';
import { rowsOf } from '../../model/api/apiSection';
import { firstSentence } from '../../model/api/descriptions';
import { entrySections } from '../../model/api/entrySections';

/** A name of the API with what the second tier says of it. */
export interface CollectedSymbol {
  name: string;
  kind: ApiRowKind;
  /** Places of the API pages that have the name, the most telling first. */
  owners: number[];
  /** The plan that adds the name, when its first owner is of a lower one. */
  plan?: Plan;
  text: string;
}

/** Longer descriptions say little more. */
const LONGEST_TEXT = 140;

/**
 * Returns every name that the API pages of one product document, each once for each kind.
 * @param entries The product's entries with a page.
 * @param placeOf Gives the place of an entry's page in the list of pages.
 */
export function collectSymbols(
  entries: readonly ApiEntry[],
  placeOf: (entry: ApiEntry) => number,
): CollectedSymbol[] {
  const symbols = new Map<string, CollectedSymbol>();
  for (const entry of [...entries].sort(byImportance)) {
    for (const row of entrySections(entry).flatMap(rowsOf)) {
      const { kind, name } = row;
      const key = `${kind} ${name}`;
      const known = symbols.get(key);
      if (known) {
        known.owners.push(placeOf(entry));
        continue;
      }
      const text = firstSentence(row.text).slice(0, LONGEST_TEXT);
      const plan = planRank(row.plan) > planRank(entry.plan) ? row.plan : undefined;
      symbols.set(key, { name, kind, owners: [placeOf(entry)], text, ...(plan && { plan }) });
    }
  }
  // A hook that hands on a component's props says nothing new about them.
  return [...symbols.values()].filter(
    ({ kind, name }) => kind !== 'return' || !symbols.has(`prop ${name}`),
  );
}

/** What readers mean by a name that many components have. */
const MAIN = [
  ...['DataGrid', 'DataGridPro', 'DataGridPremium', 'GridColDef', 'GridApi'],
  ...['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'],
  ...['BarChart', 'LineChart', 'PieChart', 'ScatterChart', 'AxisConfig'],
  ...['RichTreeView', 'SimpleTreeView', 'RichTreeViewPro', 'TreeItem'],
];

function mainRank({ name }: ApiEntry): number {
  const place = MAIN.indexOf(name);
  return place < 0 ? MAIN.length : place;
}

/**
 * The first owner is what a reader is shown: Community first, then the main components, then
 * what guides use, then what is large; of interfaces the general one, which has the shorter name.
 */
function byImportance(a: ApiEntry, b: ApiEntry): number {
  return (
    planRank(a.plan) - planRank(b.plan) ||
    mainRank(a) - mainRank(b) ||
    b.demos.length - a.demos.length ||
    (a.kind === 'interface' && b.kind === 'interface' ? a.name.length - b.name.length : 0) ||
    sizeOf(b) - sizeOf(a)
  );
}

function sizeOf(entry: ApiEntry): number {
  return 'props' in entry ? entry.props.length : 0;
}

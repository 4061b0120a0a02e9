import type {
  ApiDeclaration,
  ApiEntry,
  ApiEvents,
  ApiProp,
  ApiSelectors,
} from '../../core/apiTypes';
import { rowId, type ApiRowKind } from '../../core/apiRowId';
import type { Plan } from '../../core/types';
import { createContexts, ownerOf } from '../apiPages/apiContext';
import { rowsOf } from '../apiPages/apiSection';
import { entrySections } from '../apiPages/entrySections';
import { firstSentence } from '../apiPages/renderText';

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

const PLAN_RANK: Readonly<Record<Plan | 'community', number>> = {
  community: 0,
  pro: 1,
  premium: 2,
};
/** Longer descriptions say little more. */
const LONGEST_TEXT = 140;

/** What an entry says of one of its names. */
interface Fact {
  description: string;
  plan?: Plan | undefined;
}

/**
 * Returns every name that the API pages of one product document, each once for each kind.
 * @param entries The product's entries with a page.
 * @param placeOf Gives the place of an entry's page in the list of pages.
 */
export function collectSymbols(
  entries: readonly ApiEntry[],
  placeOf: (entry: ApiEntry) => number,
): CollectedSymbol[] {
  const contextOf = createContexts({ entries }, new Set());
  const symbols = new Map<string, CollectedSymbol>();
  for (const entry of [...entries].sort(byImportance)) {
    const facts = factsOf(entry);
    const rows = entrySections(entry, contextOf(entry)).flatMap(rowsOf);
    for (const { id, name } of rows) {
      const kind = kindOf(id, ownerOf(entry));
      const key = `${kind} ${name}`;
      const fact = facts.get(name) ?? { description: '' };
      const known = symbols.get(key);
      if (known) {
        known.owners.push(placeOf(entry));
        continue;
      }
      const text = firstSentence(fact.description).slice(0, LONGEST_TEXT);
      const plan = rank(fact.plan) > rank(entry.plan) ? fact.plan : undefined;
      symbols.set(key, { name, kind, owners: [placeOf(entry)], text, ...(plan && { plan }) });
    }
  }
  // A hook that hands on a component's props says nothing new about them.
  return [...symbols.values()].filter(
    ({ kind, name }) => kind !== 'return' || !symbols.has(`prop ${name}`),
  );
}

const rank = (plan: Plan | undefined) => PLAN_RANK[plan ?? 'community'];

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
    rank(a.plan) - rank(b.plan) ||
    mainRank(a) - mainRank(b) ||
    b.demos.length - a.demos.length ||
    (a.kind === 'interface' && b.kind === 'interface' ? a.name.length - b.name.length : 0) ||
    sizeOf(b) - sizeOf(a)
  );
}

function sizeOf(entry: ApiEntry): number {
  return 'props' in entry ? entry.props.length : 0;
}

function kindOf(id: string, owner: string): ApiRowKind {
  const kind = id.slice(owner.length + 1).split('-')[0] as ApiRowKind;
  if (!id.startsWith(`${rowId(owner, kind, '')}`)) {
    throw new Error(`The row "${id}" does not start with its owner "${owner}" and a kind.`);
  }
  return kind;
}

function factsOf(entry: ApiEntry): Map<string, Fact> {
  switch (entry.kind) {
    case 'component':
      return new Map<string, Fact>([
        ...entry.classes.map(({ key, ...rest }) => [key, rest] as const),
        ...entry.slots.map((slot) => [slot.name, slot] as const),
        ...entry.props.map((prop) => [prop.name, prop] as const),
      ]);
    case 'interface':
      return byName(entry.props);
    case 'hook':
      return byName([...entry.parameters, ...entry.returns.members, ...entry.props]);
    case 'events':
      return byName<ApiEvents['events'][number]>(entry.events);
    case 'selectors':
      return byName<ApiSelectors['selectors'][number]>(entry.selectors);
    case 'types':
      return byName<ApiDeclaration>(entry.declarations);
  }
}

function byName<Item extends Fact & Pick<ApiProp, 'name'>>(
  items: readonly Item[],
): Map<string, Fact> {
  return new Map(items.map((item) => [item.name, item]));
}

import type { PhrasingContent, Table, TableRow } from 'mdast';
import type { Change, Migration } from '../../../core/changes';
import { parseMarkdown } from '../markdown/parseMarkdown';

/**
 * Returns the table of a section's changes, as Markdown nodes: the guide and its Markdown twin show
 * the same. The last column says which codemod does the work.
 * @param changes The section's entries, in the order of the table.
 */
export function changesTable(migration: Migration, changes: readonly Change[]): Table {
  const header = row([
    [word(versionName(migration.from))],
    [word(versionName(migration.to))],
    [word('Codemod')],
  ]);
  const rows = changes.map((change) =>
    row([before(change), phrase(change.does), [codemodOf(change)]]),
  );
  return { type: 'table', align: [null, null, null], children: [header, ...rows] };
}

/** What a version is called: `v7`, or the package of the time before majors. */
export function versionName(version: Migration['from']): string {
  return version === 'lab' ? 'Lab' : `v${version}`;
}

function before({ what, old, value, of }: Change): PhrasingContent[] {
  if (what === 'none') return phrase(old);
  const dot = what === 'class' ? '.' : '';
  const written = `${dot}${old}${value === undefined ? '' : `: '${value}'`}`;
  const owners = of ?? [];
  // More owners than a cell can show are those of the whole product.
  const shown = owners.length > 0 && owners.length <= 2;
  return shown
    ? [code(written), word(' of '), ...join(owners.map(code), ' and ')]
    : [code(written)];
}

function codemodOf({ codemod }: Change): PhrasingContent {
  return codemod === undefined ? word('By hand') : code(codemod.split('/').at(-1)!);
}

export const word = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function join(nodes: readonly PhrasingContent[], between: string): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [word(between), node]));
}

/** Makes a row of a table. */
export function row(cells: readonly PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}

/** Parses one sentence of Markdown. */
function phrase(markdown: string): PhrasingContent[] {
  const [first, ...others] = parseMarkdown(markdown).children;
  if (first?.type !== 'paragraph' || others.length > 0) {
    throw new Error(`"${markdown}" of a change is no single line of text. Write one sentence.`);
  }
  return first.children;
}

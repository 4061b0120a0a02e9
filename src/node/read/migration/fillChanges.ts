import type { Paragraph, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Migration } from '../../../core/changes';
import type { GuideDraft } from '../markdown/guideDraft';
import { changesTable } from './changesTable';
import { countsTable } from './countsTable';

const EXAMPLE = 'Write {{"changes": "id-of-the-section"}} or {{"changeCounts": 8}}.';

/**
 * Puts tables in the place of the paragraphs `{{"changes": "section"}}`, which lists what the guide's
 * `changes.ts` has for that section, and `{{"changeCounts": 8}}`, which counts the changes of the
 * upgrades to a version (several: `[4, 5]`).
 * @param migrations Every upgrade, newest first.
 * @throws ContentError for a section or version without entries.
 */
export function fillChanges(tree: Root, draft: GuideDraft, migrations: readonly Migration[]): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'paragraph') continue;
    const source = draft.sourceOf(node).trim();
    const name = /^\{\{\s*"(changes|changeCounts)":\s*(.+)\}\}$/s.exec(source);
    if (!name) continue;
    const value = readValue(name[2]!, node, draft);
    const table =
      name[1] === 'changes'
        ? tableOf(String(value), node, draft, migrations)
        : countsOf([value].flat(), node, draft, migrations);
    // What goes wrong in the table is reported at the line that asks for it.
    visit(table, (part) => {
      part.position = node.position;
    });
    tree.children[index] = table;
  }
}

function readValue(source: string, node: Paragraph, draft: GuideDraft): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw draft.problem(node, `What {{ }} holds is not valid JSON: ${reason}.`, EXAMPLE);
  }
}

function tableOf(
  section: string,
  node: Paragraph,
  draft: GuideDraft,
  migrations: readonly Migration[],
): Table {
  const { pathname } = draft.context;
  const migration = migrations.find((one) => one.pathname === pathname);
  if (!migration) {
    const fix = 'List its changes.ts in data/migration/index.ts.';
    throw draft.problem(node, 'No list of changes belongs to this page.', fix);
  }
  const changes = migration.changes.filter((change) => change.section === section);
  if (changes.length === 0) {
    const sections = [...new Set(migration.changes.map((change) => change.section))];
    const fix = `Sections with changes are: ${sections.join(', ')}.`;
    throw draft.problem(node, `changes.ts has nothing for the section "${section}".`, fix);
  }
  return changesTable(migration, changes);
}

function countsOf(
  versions: readonly unknown[],
  node: Paragraph,
  draft: GuideDraft,
  migrations: readonly Migration[],
): Table {
  const chosen = migrations.filter(({ to }) => versions.includes(to));
  if (chosen.length === 0) {
    throw draft.problem(node, `No upgrade leads to ${versions.join(' or ')}.`, EXAMPLE);
  }
  return countsTable(chosen);
}

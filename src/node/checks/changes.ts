import type { ApiEntry, ApiProduct } from '../read/reference/apiTypes';
import type { Change, Migration } from '../../core/changes';
import { migrations } from '../../../data/migration';
import { readReference, type Reference } from '../model/api/readReference';
import { ContentError } from '../kit/contentError';
import { filesBelow } from '../kit/filesBelow';
import { throwProblems } from '../kit/contentErrors';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import type { Site } from '../model/site';
import { codemodPaths } from '../read/migration/codemods';
import { exportedNames } from '../read/migration/exportedNames';

/** What a product has at the documented release, by what its names are. */
interface Names {
  exports: ReadonlySet<string>;
  /** Every name that can follow a dot or stand in a tag: props, options, methods, slots, members. */
  members: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Props by component. */
  propsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Checks the lists of changes against the installed packages (SPEC 4.6): a new name has to be there,
 * or a later upgrade has to say what it became; an old one that was removed has to be gone; sections
 * and codemods have to exist.
 * @throws ContentErrors with every entry that is wrong.
 */
export function checkChanges({ guides }: Pick<Site, 'guides'>): void {
  const reference = readReference();
  const lists = filesBelow('data/migration').filter((file) => file.endsWith('/changes.ts'));
  throwProblems(unlisted(lists, migrations));
  throwProblems(migrations.flatMap((migration) => changeProblems(migration, guides, reference)));
  const count = migrations.reduce((sum, { changes }) => sum + changes.length, 0);
  console.log(`  ${count} changes of ${migrations.length} upgrades.`);
}

/**
 * Checks the list of one guide's changes, if it has one.
 * @throws ContentErrors with every entry that is wrong.
 */
export function checkChangesOf(guide: ParsedGuide): void {
  const own = migrations.filter(({ pathname }) => pathname === guide.props.pathname);
  throwProblems(own.flatMap((migration) => changeProblems(migration, [guide], readReference())));
}

/** Returns what is wrong with the list of one upgrade. */
function changeProblems(
  migration: Migration,
  guides: readonly ParsedGuide[],
  reference: Reference,
): ContentError[] {
  const { pathname, changes } = migration;
  const file = fileOf(pathname);
  const guide = guides.find(({ props }) => props.pathname === pathname);
  if (!guide) return [new ContentError({ file }, `There is no guide at ${pathname}.`, 'Write it.')];
  const names = namesOf(migration.product, reference);
  const later = migrations.filter(({ product, to }) => {
    return product === migration.product && to > migration.to;
  });
  return changes.flatMap((change) =>
    complaints(change, guide, names, later).map(
      ([problem, fix]) => new ContentError({ file }, `"${change.old}": ${problem}`, fix),
    ),
  );
}

/** Lists of changes that data/migration/index.ts does not have, so that nothing shows them. */
export function unlisted(files: readonly string[], listed: readonly Migration[]): ContentError[] {
  const known = new Set(listed.map(({ pathname }) => fileOf(pathname)));
  return files
    .filter((file) => !known.has(file))
    .map((file) => {
      const fix = 'Add it to data/migration/index.ts, or remove it.';
      return new ContentError({ file }, 'No upgrade has this list of changes.', fix);
    });
}

const fileOf = (pathname: string) => `data${pathname.replace(/^\/x/, '')}changes.ts`;

/** What is wrong with one entry, and how to mend it. */
function complaints(
  change: Change,
  guide: ParsedGuide,
  names: Names,
  later: readonly Migration[],
): [problem: string, fix: string][] {
  const { section, codemod } = change;
  const found: [string, string][] = missingNames(change, names, later).map((name) => [
    `its new name "${name}" is not in the packages.`,
    'Correct it, or list in the guide of a later upgrade what it became.',
  ]);
  if (!guide.ids.includes(section)) {
    found.push([`the guide has no section "${section}".`, 'Correct its id.']);
  }
  if (codemod !== undefined && !codemodPaths().has(codemod)) {
    found.push([`there is no codemod ${codemod}.`, 'Name one as its command takes it.']);
  }
  if (isStillThere(change, names)) {
    found.push(['the old name is still in the packages.', 'Correct it, or its effect.']);
  }
  return found;
}

/** New names that neither the packages nor a later upgrade have. */
export function missingNames(
  { what, now = [] }: Change,
  names: Names,
  later: readonly Migration[],
): string[] {
  const changedLater = new Set(
    later.flatMap(({ changes }) => changes.map(({ old }) => old.split('.').at(-1)!)),
  );
  const isKnown = (part: string) =>
    names.exports.has(part) ||
    names.members.has(part) ||
    names.classes.has(part) ||
    part.startsWith('--') ||
    changedLater.has(part);
  return now.filter((name) => {
    if (what === 'theme' || name.startsWith('@mui/') || name.startsWith('--')) return false;
    return !name.split('.').every(isKnown);
  });
}

/** Whether a name that should be gone is in the packages. What only warns still has to be there. */
export function isStillThere(change: Change, names: Names): boolean {
  const { kind, effect, what, old, of = [], value } = change;
  const isGone = kind === 'removed' || kind === 'renamed';
  if (!isGone || effect === 'warns' || value !== undefined || old.includes('.')) return false;
  if (what === 'export') return names.exports.has(old);
  if (what === 'class') return names.classes.has(old);
  if (what === 'prop') return of.some((owner) => names.propsOf.get(owner)?.has(old) ?? false);
  return false;
}

const known = new Map<ApiProduct, Names>();

function namesOf(product: ApiProduct, reference: Reference): Names {
  const cached = known.get(product);
  if (cached) return cached;
  const entries = reference.entries.filter((entry) => entry.product === product);
  const components = entries.filter((entry) => entry.kind === 'component');
  const names: Names = {
    exports: exportedNames(product),
    members: new Set(entries.flatMap(membersOf)),
    classes: new Set(
      components.flatMap(({ classes }) => classes.map(({ className }) => className)),
    ),
    propsOf: new Map(
      components.map(({ name, props }) => [name, new Set(props.map((prop) => prop.name))]),
    ),
  };
  known.set(product, names);
  return names;
}

function membersOf(entry: ApiEntry): string[] {
  const listed = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  switch (entry.kind) {
    case 'component':
      return [
        ...listed(entry.props),
        ...listed(entry.slots),
        ...entry.classes.map(({ key }) => key),
      ];
    case 'interface':
      return listed(entry.props);
    case 'hook':
      return listed([...entry.parameters, ...entry.props, ...entry.returns.members]);
    case 'events':
      return listed(entry.events);
    case 'selectors':
      return listed(entry.selectors);
    case 'types':
      return entry.declarations.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []);
  }
}

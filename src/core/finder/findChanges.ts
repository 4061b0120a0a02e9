import type { Change, Migration } from '../changes';
import { certaintyOf, indexImports, type Certainty, type DatedChange } from './certainty';
import { readMessages } from './readMessages';
import { scanNames, type ScannedCode, type SeenName } from './scanNames';
import { isBehind, isSettled, versionOf } from './settleFindings';
import { typedReads } from './typedReads';

/** From the surest. */
const RANK: readonly Certainty[] = ['certain', 'likely', 'possible'];

/** A change that concerns the text. */
export interface Finding extends DatedChange {
  /** Where its old name is, each line once. */
  lines: number[];
  certainty: Certainty;
  /** Nothing is to be edited for it, as far as the text shows. */
  isSettled: boolean;
  /** What became of the new names in later versions, in their order. */
  later: DatedChange[];
}

/** Where a change was found, and how surely. */
interface Match {
  lines: Set<number>;
  certainty: Certainty;
  seen: SeenName[];
}

const CLASS = /\bMui[A-Z]\w{0,60}-[\w-]{1,80}/g;
const VARIABLE = /--[A-Za-z][\w-]{0,80}/g;
const MODULE = /@[\w-]{1,40}(?:\/[\w-]{1,60}){1,4}/g;
const LONGEST_MODULE = 200;

/**
 * Returns what changed of the names in a text since a version: the surest first, then by line.
 * What needs no edit is among them, and marked.
 * @param text Code, a piece of it, a stack trace, or a list of names.
 * @param migrations Every upgrade.
 * @param from The major that the text is written for; without it all upgrades count.
 */
export function findChanges(
  text: string,
  migrations: readonly Migration[],
  from?: number,
): Finding[] {
  const code = indexImports(scanText(text), text);
  const dated = migrations
    .filter(({ to }) => from === undefined || to > from)
    .flatMap((migration) => migration.changes.map((change) => ({ migration, change })));
  const found = new Map<Change, Match>();
  const add = (change: Change, line: number, certainty: Certainty, seen?: SeenName) => {
    const known = found.get(change);
    if (!known) {
      found.set(change, { lines: new Set([line]), certainty, seen: seen ? [seen] : [] });
      return;
    }
    known.lines.add(line);
    if (seen) known.seen.push(seen);
    if (RANK.indexOf(certainty) < RANK.indexOf(known.certainty)) known.certainty = certainty;
  };
  const byName = groupByLastPart(dated);
  for (const seen of spelled(code, byName)) {
    for (const one of byName.get(seen.name) ?? []) {
      const certainty = certaintyOf(one, seen, code);
      if (certainty) add(one.change, seen.line, certainty, seen);
    }
  }
  findModules(text, code, dated, add);
  findWords(text, CLASS, dated, 'class', add);
  findWords(text, VARIABLE, dated, 'variable', add);
  const findings = dated.flatMap((one) => {
    const match = found.get(one.change);
    if (!match) return [];
    const lines = [...match.lines].sort((a, b) => a - b);
    const { certainty, seen } = match;
    const later = laterOf(one, migrations);
    return [{ ...one, lines, certainty, isSettled: isSettled(one.change, seen, text), later }];
  });
  const version = versionOf(code.names, findings, migrations);
  for (const one of findings) one.isSettled ||= isBehind(one, version);
  return findings.sort(
    (a, b) => RANK.indexOf(a.certainty) - RANK.indexOf(b.certainty) || a.lines[0]! - b.lines[0]!,
  );
}

/** What messages and the code around them name. */
function scanText(text: string): ScannedCode {
  const { rest, messages } = readMessages(text);
  const code = scanNames(rest);
  return {
    names: [...code.names, ...typedReads(rest), ...messages.names],
    imports: new Map([...messages.imports, ...code.imports]),
    modules: [...code.modules, ...messages.modules],
  };
}

/** A text of so many names at most is asked by hand. */
const ASKED_BY_HAND = 3;

/** The names of a text; one that somebody types has the capitals of the old name that it is. */
function spelled({ names }: ScannedCode, known: ReadonlyMap<string, unknown>): readonly SeenName[] {
  if (names.length > ASKED_BY_HAND) return names;
  const spellings = new Map([...known.keys()].map((name) => [name.toLowerCase(), name]));
  return names.map((seen) =>
    known.has(seen.name)
      ? seen
      : { ...seen, name: spellings.get(seen.name.toLowerCase()) ?? seen.name },
  );
}

type AddFinding = (change: Change, line: number, certainty: Certainty) => void;

/** Old names by their last part: of `slotProps.legend.hidden` that is `hidden`, of a path its file. */
function groupByLastPart(dated: readonly DatedChange[]): Map<string, DatedChange[]> {
  const groups = new Map<string, DatedChange[]>();
  for (const one of dated) {
    const { old, what } = one.change;
    const last = old.split(what === 'import' ? '/' : '.').at(-1)!;
    const group = groups.get(last);
    if (group) group.push(one);
    else groups.set(last, [one]);
  }
  return groups;
}

/** Finds old modules: in imports, in other strings (`require`), and anywhere in what is no file. */
function findModules(
  text: string,
  { modules, names }: ScannedCode,
  dated: readonly DatedChange[],
  add: AddFinding,
): void {
  const wanted = changesByOld(dated, 'import');
  const look = (module: string, line: number, certainty: Certainty) => {
    let path = module.slice(0, LONGEST_MODULE);
    while (path !== '') {
      for (const change of wanted.get(path) ?? []) add(change, line, certainty);
      path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    }
  };
  for (const { module, line } of modules) look(module, line, 'certain');
  for (const { role, name, line } of names) if (role === 'string') look(name, line, 'likely');
  if (modules.length > 0) return;
  const lineAt = lineCounter(text);
  for (const { 0: module, index } of text.matchAll(MODULE)) look(module, lineAt(index), 'likely');
}

function changesByOld(
  dated: readonly DatedChange[],
  what: Change['what'],
): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const { change } of dated) {
    if (change.what === what) groups.set(change.old, [...(groups.get(change.old) ?? []), change]);
  }
  return groups;
}

/** Returns what gives the line of a place; places have to come in their order. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}

function findWords(
  text: string,
  pattern: RegExp,
  dated: readonly DatedChange[],
  what: Change['what'],
  add: AddFinding,
): void {
  const wanted = changesByOld(dated, what);
  const lineAt = lineCounter(text);
  for (const { 0: word, index } of text.matchAll(pattern)) {
    for (const change of wanted.get(word) ?? []) add(change, lineAt(index), 'certain');
  }
}

/** What later upgrades did to the names that a change leads to. */
function laterOf(
  { migration, change }: DatedChange,
  migrations: readonly Migration[],
): DatedChange[] {
  const later: DatedChange[] = [];
  let names = new Set(change.now);
  const after = migrations
    .filter(({ product, to }) => product === migration.product && to > migration.to)
    .sort((a, b) => a.to - b.to);
  for (const upgrade of after) {
    const changed = upgrade.changes.filter(
      ({ old, what, value }) => names.has(old) && what === change.what && value === undefined,
    );
    later.push(...changed.map((one) => ({ migration: upgrade, change: one })));
    names = new Set([...names, ...changed.flatMap(({ now = [] }) => now)]);
  }
  return later;
}

/**
 * Reads the names in pasted code, with where they stand. It is no parser: what developers paste is
 * often no program (a piece of JSX, a stack trace, half a file), and has to be read all the same.
 * Each character is looked at once, so the time grows with the length of the text alone.
 */
import { countLines } from '../countLines';
import { typeArgumentAfter } from './typeArgument';

/** How a name stands in code; what is `read` is taken out of an object whose type is said. */
export type NameRole = 'name' | 'member' | 'attribute' | 'key' | 'string' | 'read';

/** A name with its surroundings. */
export interface SeenName {
  name: string;
  role: NameRole;
  /** From 1. */
  line: number;
  /** Keys and attributes around it, the outermost first: `slotProps`, `legend`. */
  path: readonly string[];
  /** The tag, type, hook, or object before the dot that it belongs to: `LineChart`, `apiRef`. */
  owner?: string;
  /** Text of the string that follows a key or an attribute. */
  value?: string;
}

/** A name that an import brings in. */
export interface ImportedName {
  /** The name in the module; `*` for the whole, `default` for its default. */
  imported: string;
  module: string;
  line: number;
}

export interface ScannedCode {
  names: SeenName[];
  /** By the name that the code uses. */
  imports: Map<string, ImportedName>;
  modules: { module: string; line: number }[];
}

/** An open bracket or tag. */
interface Frame {
  open: '{' | '[' | '(' | '<';
  /** Keys and attributes around what is in it, the innermost few. */
  path: readonly string[];
  /** The tag that it is, or is in. */
  tag?: string | undefined;
}

const TOKEN =
  /\/\/[^\n]*|\/\*|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[A-Za-z_$][\w$]*|\d[\w.]*|=>|[^\s\w$]|\n|[^\S\n]+/gy;
const IDENTIFIER = /^[A-Za-z_$]/;
const CLOSES: Readonly<Record<string, Frame['open']>> = { '}': '{', ']': '[', ')': '(' };
/** What can stand right before a tag in JSX; before a type argument or a comparison something else does. */
const BEFORE_TAG = /[\s([{,;:=>?&|!]/;
/** Deeper nesting is none of a program. */
const DEEPEST = 200;
/** No change has a longer path. */
const LONGEST_PATH = 8;
/** Its spaces are limited: two runs of any length side by side would be tried in every division. */
const STRING_AFTER =
  /\s{0,200}(?:\?\s{0,200})?[:=]\s{0,200}(?:\{\s{0,200})?(?:'([^'\n]{0,100})'|"([^"\n]{0,100})")/y;

/** Reads a text of any kind; it never throws. */
export function scanNames(text: string): ScannedCode {
  const scanned: ScannedCode = { names: [], imports: new Map(), modules: [] };
  const frames: Frame[] = [];
  let line = 1;
  let key: string | undefined;
  let previous = '';
  /** The object before a dot, while the chain lasts: of `apiRef.current.x` it is `apiRef`. */
  let chain: string | undefined;
  let statement: ImportStatement | undefined;
  let typeArgument: { start: number; end: number } | undefined;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) break;
    if (token === '\n') line += 1;
    if (token === '/*') {
      const end = text.indexOf('*/', at);
      TOKEN.lastIndex = end < 0 ? text.length : end + 2;
      line += countLines(text, at, TOKEN.lastIndex);
      continue;
    }
    if (token.trim() === '' || token.startsWith('//')) continue;
    if (isApostrophe(token, text[at - 1], previous)) {
      TOKEN.lastIndex = at + 1;
      continue;
    }

    const frame = frames.at(-1);
    if (statement) {
      statement = statement.take(token, line, scanned);
    } else if (token === 'import' && previous !== '.') {
      statement = new ImportStatement();
    } else if (IDENTIFIER.test(token)) {
      const next = nextSign(text, TOKEN.lastIndex);
      const isMember = previous === '.';
      if (!isMember) chain = undefined;
      const isTag = previous === '<' && frame?.tag?.split('.')[0] === token;
      const role = roleOf(isMember, isTag, next, frame);
      const isValued = role === 'attribute' || role === 'key';
      const owner = isMember ? chain : frame?.tag;
      const value = isValued ? stringAfter(text, TOKEN.lastIndex) : undefined;
      scanned.names.push({
        name: token,
        role,
        line,
        path: isMember ? [] : (frame?.path ?? []),
        ...(owner !== undefined && !isTag && { owner }),
        ...(value !== undefined && { value }),
      });
      if (isValued) key = token;
      if (!isMember) chain = token;
    } else if (/^['"]/.test(token)) {
      const name = token.replace(/^['"]|['"]$/g, '');
      if (name.length <= 200) scanned.names.push({ name, role: 'string', line, path: [] });
    } else if (token === '<' && opensTag(text, at)) {
      const tag = tagAt(text, at + 1);
      if (frames.length < DEEPEST) frames.push({ open: '<', path: [], tag });
      typeArgument = tag === '' ? undefined : typeArgumentAfter(text, at + 1 + tag.length);
    } else if (token === '<' && typeArgument?.start === at) {
      // Of `<DataGrid<Row> …>`: it ends no tag, and what is in it is no attribute.
      TOKEN.lastIndex = typeArgument.end;
      line += countLines(text, at, TOKEN.lastIndex);
    } else if (token === '>' && frame?.open === '<') {
      frames.pop();
    } else if (token === '{' || token === '[' || token === '(') {
      if (frames.length < DEEPEST) frames.push(inside(frame, token, key));
      key = undefined;
    } else if (token in CLOSES) {
      close(frames, CLOSES[token]!);
      key = undefined;
    } else if (token === ',' || token === ';') {
      key = undefined;
    }
    previous = token;
  }
  return scanned;
}

/** Gathers one import until its module is named. */
class ImportStatement {
  private readonly names: string[] = [];
  /** Of each of them, from 1. */
  private readonly lines: number[] = [];

  /** Takes the next token; returns itself while the statement lasts. */
  take(token: string, line: number, scanned: ScannedCode): ImportStatement | undefined {
    if (/^['"]/.test(token)) {
      const module = token.replace(/^['"]|['"]$/g, '');
      scanned.modules.push({ module, line });
      this.resolve(module, scanned);
      return undefined;
    }
    // An import that names no module is none.
    if (token === ';' || token === '(' || this.names.length > 2000) return undefined;
    this.names.push(token);
    this.lines.push(line);
    return this;
  }

  private resolve(module: string, { names, imports }: ScannedCode): void {
    const all = this.names.map((word, index) => ({ word, line: this.lines[index]! }));
    const kept = all.filter(({ word }) => word !== 'type' && word !== 'from');
    const words = kept.map(({ word }) => word);
    const braces = words.indexOf('{');
    kept.forEach(({ word, line }, index) => {
      if (!IDENTIFIER.test(word) && word !== '*') return;
      if (word === 'as' || words[index - 1] === 'as') return;
      const imported = word === '*' || (braces >= 0 && index > braces) ? word : 'default';
      const local = words[index + 1] === 'as' ? words[index + 2]! : word;
      imports.set(local, { imported, module, line });
      names.push({ name: word, role: 'name', line, path: [] });
    });
  }
}

/** The frame that a bracket opens inside another one, as the value of a key. */
function inside(frame: Frame | undefined, open: Frame['open'], key: string | undefined): Frame {
  const path = frame?.path ?? [];
  const deeper = key === undefined ? path : [...path, key].slice(-LONGEST_PATH);
  return { open, path: deeper, tag: frame?.tag };
}

function roleOf(
  isMember: boolean,
  isTag: boolean,
  next: string,
  frame: Frame | undefined,
): NameRole {
  if (isMember) return 'member';
  if (frame?.open === '<') return isTag ? 'name' : 'attribute';
  const isKey = next === ':' || next === '?';
  return isKey && frame?.open === '{' ? 'key' : 'name';
}

/** Whether a quote is that of `don't`, in the text of JSX or a message: no string follows a letter. */
function isApostrophe(token: string, before: string | undefined, previous: string): boolean {
  if (!token.startsWith("'") || before === undefined) return false;
  return /\w/.test(before) && !BEFORE_STRING.has(previous);
}
/** Keywords that minified code leaves no space after. */
const BEFORE_STRING = new Set(['case', 'from', 'import', 'in', 'of', 'return', 'typeof', 'else']);

function opensTag(text: string, at: number): boolean {
  const isName = /[A-Za-z]/.test(text[at + 1] ?? '');
  return isName && (at === 0 || BEFORE_TAG.test(text[at - 1]!));
}

function tagAt(text: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? '';
}
const NAME = /[A-Za-z_$][\w$]{0,200}(?:\.[\w$]{1,200})?/y;

function close(frames: Frame[], open: Frame['open']): void {
  const last = frames.findLastIndex((frame) => frame.open === open);
  // A bracket that nothing opened closes nothing.
  if (last >= 0) frames.length = last;
}

function nextSign(text: string, from: number): string {
  for (let at = from; at < text.length && at < from + 200; at += 1) {
    if (!/\s/.test(text[at]!)) return text[at]!;
  }
  return '';
}

function stringAfter(text: string, from: number): string | undefined {
  STRING_AFTER.lastIndex = from;
  const match = STRING_AFTER.exec(text);
  return match?.[1] ?? match?.[2];
}

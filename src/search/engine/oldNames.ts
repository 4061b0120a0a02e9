import { editDistance } from '../../core/editDistance';
import { NAME_FATES, oldNameKey, type NameFate } from '../../core/oldNames';
import { SEARCH_PRODUCTS, type SearchProduct, type TextFile } from '../../core/searchTypes';
import { asksForChange } from './changeWords';
import { nearName } from './nearName';
import { isIdentifier, wordsOf } from './words';

/** A name of an earlier version, with the upgrade that changed it. */
export interface OldNameRecord {
  product: SearchProduct;
  pathname: string;
  to: number;
  old: string;
  now: string;
  fate: NameFate;
  isCurrent: boolean;
  section: string;
  text: string;
}

/** More of a query than this names nothing. */
const LONGEST_QUERY = 200;
/** Results of one query: more would hide what was found otherwise. */
const MOST = 3;
/** Shorter names are near to too much. */
const SHORTEST_NEAR = 6;
/** A shorter word without humps, such as `page`, is more likely to be meant as a word. */
const SHORTEST_WORD = 8;
/** From this length on a name may have two slips. */
const LONG = 12;

/** What separates names in a query. Dots and dashes are parts of names. */
const SEPARATORS = /[\s'"`(){}<>[\],;=|]+/;
/** Words that, beside the name of something that has gone, ask for what came after it. */
const ABSENCE =
  /^(?:missing|gone|replace\w*|instead|alternative|equivalent|new|legacy|anymore|longer|exported?|member)$/;
/** What a value or a callback was before it changed. */
const SHAPES = /^(?:array|params?|arguments?|signature)$/;
/** What a name is. */
const KINDS = /^(?:props?|property|slot|type|method|event|class|export(?:ed)?|member|option)$/;
/** Words that say what a name is, or where, or nothing. */
const FILLERS =
  /^(?:a|an|the|as|is|in|of|on|for|to|from|with|and|or|no|not|does|doesn't|has|was|what|why|how|where|it|error|exist|exists|found|module|mui|x|react|ts\d*|prop|props|property|type|slot|class|css|event|method|import|component|data|grid|datagrid\w*|picker|pickers|date|chart|charts|tree|view|treeview|any|assignable|cannot|intrinsicattributes|@\S+|\w*props)$/;

/** How a query says which product it means. */
const WHERE: Readonly<Partial<Record<SearchProduct, RegExp>>> = {
  'x-data-grid': /^(?:data)?grid/i,
  'x-date-pickers': /picker/i,
  'x-charts': /chart/i,
  'x-tree-view': /^tree/i,
};

/** The names of earlier versions, to find those that a query is about. */
export class OldNames {
  private readonly byKey = new Map<string, OldNameRecord[]>();

  /**
   * @param texts The full texts of the products: their old names come with them.
   * @param names Names of 8.6 that are made of several words.
   */
  constructor(
    texts: readonly TextFile[],
    private readonly names: readonly string[],
  ) {
    for (const { product, oldNames = [] } of texts) {
      for (const { pathname, to, names: list } of oldNames) {
        for (const [old, now, fate, isCurrent, section, text] of list) {
          const record = { product, pathname, to, old, now, section, text };
          this.add({ ...record, fate: NAME_FATES[fate] ?? 'changed', isCurrent: isCurrent === 1 });
        }
      }
    }
  }

  private add(record: OldNameRecord): void {
    for (const key of keysOf(record.old)) {
      // A whole path can be nothing else; only its last part may be the name of something new.
      const isPath = record.old.includes('/') && key === oldNameKey(record.old);
      const added = isPath ? { ...record, isCurrent: false } : record;
      const known = this.byKey.get(key);
      if (known) known.push(added);
      else this.byKey.set(key, [added]);
    }
  }

  /**
   * Returns the old names that a query is, or is nearly, or asks about, the current product's first;
   * one for each section of a guide.
   * @param product Product of the page that the reader is on.
   */
  find(query: string, product?: SearchProduct): OldNameRecord[] {
    const tokens = query.slice(0, LONGEST_QUERY).split(SEPARATORS).map(bare).filter(Boolean);
    const found = this.recordsOf(tokens);
    const meant =
      SEARCH_PRODUCTS.find((id) => tokens.some((word) => WHERE[id]?.test(word))) ?? product;
    const best = found.sort(
      (a, b) => Number(b.product === meant) - Number(a.product === meant) || b.to - a.to,
    );
    const bySection = new Map<string, OldNameRecord>();
    for (const record of best) {
      const place = `${record.pathname}#${record.section}`;
      if (!bySection.has(place)) bySection.set(place, record);
    }
    // Of an upgrade and those before it, the newest says what to write now.
    const newest = [...bySection.values()].filter(
      (record, _, all) =>
        !all.some(({ product: its, to }) => its === record.product && to > record.to),
    );
    return newest.slice(0, MOST);
  }

  private recordsOf(tokens: readonly string[]): OldNameRecord[] {
    if (tokens.length === 0) return [];
    const name = tokens.join('');
    const asPath = this.pathOf(tokens);
    if (asPath.length > 0) return asPath;
    // "month picker" asks for a month picker, and not for a name that has gone.
    const isPlain = tokens.length === 1 ? name.length < SHORTEST_WORD : true;
    const whole = isPlain && !tokens.some(isNameLike) ? [] : this.exact(name).filter(isOld);
    if (whole.length > 0) return whole;
    if (tokens.length === 1) return this.near(name);
    return this.asked(tokens);
  }

  /** A path that is said in words: "legend hidden" of `slotProps.legend.hidden`. */
  private pathOf(tokens: readonly string[]): OldNameRecord[] {
    const said = tokens.map((word) => word.toLowerCase()).filter((word) => !saysChange(word));
    const telling = said.filter((word) => !FILLERS.test(word));
    if (telling.length < 2) return [];
    return this.exact(telling.join('')).filter((record) => {
      const parts = record.old.toLowerCase().split('.');
      return isOld(record) && telling.join('.') === parts.slice(-telling.length).join('.');
    });
  }

  /** The old name in a query of several words, if they are about it. */
  private asked(tokens: readonly string[]): OldNameRecord[] {
    const named = tokens.filter((token) => this.exact(token).length > 0);
    const others = tokens
      .filter((token) => !named.includes(token))
      .map((word) => word.toLowerCase());
    const isAsked = others.some(saysChange);
    // A plain word is a name only beside one that asks for a change, a short one if it is said to be.
    const isSaidToBe = others.some((word) => KINDS.test(word));
    const isName = (word: string) => word.length >= SHORTEST_WORD || isSaidToBe;
    const name = named.find(isNameLike) ?? (isAsked ? named.find(isName) : undefined);
    if (name === undefined) return [];
    const rest = tokens.filter((token) => token !== name).map((word) => word.toLowerCase());
    const isAboutShape = others.some((word) => SHAPES.test(word));
    return this.exact(name).filter(({ isCurrent, fate, text }) => {
      const open = rest.filter((word) => !saysChange(word) && !FILLERS.test(word));
      const isSaid = open.every((word) => wordsOf(text.toLowerCase()).includes(word));
      // "rowSelectionModel array": the word is that of the change.
      const isMeant = isAsked || !isCurrent || (fate === 'changed' && isAboutShape);
      return isSaid && isMeant;
    });
  }

  private exact(name: string): OldNameRecord[] {
    return this.byKey.get(oldNameKey(name)) ?? [];
  }

  /** A mistyped name, or the beginning of a class or a path. */
  private near(name: string): OldNameRecord[] {
    const typed = oldNameKey(name);
    if (typed.length < SHORTEST_NEAR || this.exact(name).length > 0) return [];
    const isBeginning = /--|\//.test(name) && typed.length >= LONG;
    const current = nearName(name, this.names);
    // One that is deprecated is a name of both.
    const deprecated = current === undefined ? [] : this.exact(current).filter(isOld);
    if (deprecated.length > 0) return deprecated;
    const limit = Math.min(
      typed.length < LONG ? 2 : 3,
      current === undefined ? Infinity : editDistance(typed, current.toLowerCase()),
    );
    let [fewest, nearest]: [number, OldNameRecord[]] = [limit, []];
    for (const [key, records] of this.byKey) {
      if (isBeginning && key.startsWith(typed)) return records.filter(isOld);
      if (key[0] !== typed[0] || key.length < SHORTEST_NEAR) continue;
      const edits = editDistance(typed, key, fewest);
      if (edits < fewest && records.some(isOld)) [fewest, nearest] = [edits, records.filter(isOld)];
    }
    return nearest;
  }
}

const isOld = ({ isCurrent }: OldNameRecord) => !isCurrent;

const saysChange = (word: string) => asksForChange(word) || ABSENCE.test(word);

/** The dot of a class or an object, and what ends a sentence, are no part of a name. */
function bare(token: string): string {
  return token.replace(/^[.&:!?]+|[.:!?]+$/g, '');
}

/**
 * Under which a name is looked up: as a whole, of the path of a module its last part, of that of an
 * option its ends, of a value its name too.
 */
function keysOf(old: string): string[] {
  const name = old.replace(/: '.*'$/, '');
  // Of `@date-io/date-fns` the last part is a package.
  const [, last = name] = /\/([A-Z]\w+)$/.exec(name) ?? [];
  const parts = name.split('.');
  const ends = name.includes('/')
    ? []
    : parts.slice(1, -1).map((_, at) => parts.slice(at + 1).join('.'));
  return [...new Set([old, name, last, ...ends].map(oldNameKey))];
}

/** Whether a word can only be a name: it has humps, dots, dashes or digits inside. */
function isNameLike(token: string): boolean {
  return isIdentifier(token) || /\w[./]\w|--|_|[A-Za-z]\d/.test(token);
}

import { DOCS_VERSION } from '../../core/constants';
import { parseMigrationPath, parseVersion, type Version } from '../../core/migrationPath';
import { asksForChange } from './changeWords';
import type { ParsedQuery } from './readQuery';

/** How much a page about an upgrade counts, by what the query says of versions and products. */
const WEIGHT = {
  /** It mentions everything, where the query asks for no change. */
  unasked: 0.55,
  /** It is the upgrade that the query names, or another one. */
  version: 2.5,
  otherVersion: 0.4,
  /** The page of all products of an upgrade, for a query that names none of them, or one. */
  landing: 2,
  landingOfNamed: 0.6,
  product: 1.5,
  otherProduct: 0.4,
  materialUi: 4,
  /** The same for each version that came after it, where the query names none. */
  older: 0.85,
} as const;

const NEWEST = Number.parseInt(DOCS_VERSION, 10);
/** The versions before have one page for all. */
const OLDEST = 5;

const MATERIAL_UI = '/x/migration/usage-with-material-ui-v5-v6/';

/** Returns how much a page counts besides how well its words match; 1 for all but upgrades. */
export function migrationWeight(pathname: string, parsed: ParsedQuery): number {
  if (!pathname.startsWith('/x/migration')) return 1;
  if (!isAboutChange(parsed)) return WEIGHT.unasked;
  // "MUI X v8 with Material UI v5" is about two libraries, and no upgrade.
  if (parsed.contents.has('material')) return pathname === MATERIAL_UI ? WEIGHT.materialUi : 1;
  const [, landing] = /^\/x\/migration-(v\d|earlier)\/$/.exec(pathname) ?? [];
  if (landing) return landingWeight(landing, parsed);
  const guide = parseMigrationPath(pathname);
  if (!guide) return 1;
  const { products } = parsed;
  const { product, from } = guide;
  const isNamed = products.has(product);
  const ofProduct = products.size === 0 ? 1 : isNamed ? WEIGHT.product : WEIGHT.otherProduct;
  return ofProduct * versionWeight([from], from === 'lab' ? undefined : from + 1, parsed);
}

function landingWeight(name: string, parsed: ParsedQuery): number {
  const to = parseVersion(name);
  const from: Version[] = typeof to === 'number' ? [to - 1] : [4, 'lab'];
  const all = parsed.products.size === 0 ? WEIGHT.landing : WEIGHT.landingOfNamed;
  return all * versionWeight(from, to, parsed);
}

function versionWeight(
  from: readonly Version[],
  to: Version | undefined,
  parsed: ParsedQuery,
): number {
  const asked = parsed.words.flatMap(({ raw }) => parseVersion(raw.toLowerCase()) ?? []);
  const [first, second] = asked;
  if (first === undefined) return WEIGHT.older ** (NEWEST - (typeof to === 'number' ? to : OLDEST));
  // One version can be either, unless a word before it says which.
  const says = (word: string) => parsed.contents.has(word);
  const isStart = from.includes(first) && (second !== undefined || !says('to') || says('from'));
  const isEnd = to === (second ?? first) && (second !== undefined || !says('from'));
  const isRight = second === undefined ? isStart || isEnd : isStart && (isEnd || to === undefined);
  return isRight ? WEIGHT.version : WEIGHT.otherVersion;
}

/** Whether a query may be about another version: it says so, or is a single name, perhaps an old one. */
function isAboutChange({ words, isOneWord }: ParsedQuery): boolean {
  return isOneWord || words.some(({ raw }) => asksForChange(raw.toLowerCase()));
}

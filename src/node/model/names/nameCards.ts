import { cardKey, type NameCard, type NameCards } from '../../../core/nameCard';
import type { ApiProduct } from '../../../core/xProducts';
import type { ApiEntry, ApiSignature } from '../../read/reference/apiTypes';
import type { ApiRow } from '../api/apiSection';
import { firstSentence } from '../api/descriptions';
import { entrySummary } from '../api/entrySummary';
import type { NameIndex, NameTarget } from './nameTarget';

/** More letters than three lines of a card have; the row shows the rest. */
const MOST_LETTERS = 140;

/**
 * Returns the cards of a product: of the pages and rows that code and sentences of the guides lead to.
 * Those of the whole reference would be five times as many.
 * @param hrefs Addresses that the guides name, of any product.
 */
export function nameCards(
  hrefs: Iterable<string>,
  product: ApiProduct,
  index: NameIndex,
): NameCards {
  const cards = [...new Set(hrefs)].sort().flatMap((href): [string, NameCard][] => {
    const place = cardKey(href);
    const target = place?.product === product ? index.byHref(href) : undefined;
    return place && target ? [[place.key, cardOf(target, index.entries)]] : [];
  });
  return Object.fromEntries(cards);
}

function cardOf({ entry, row }: NameTarget, entries: readonly ApiEntry[]): NameCard {
  const { deprecated, deprecationInfo } = row ?? entry;
  const plan = row?.plan ?? entry.plan;
  const text = row ? firstSentence(row.text) : entrySummary(entry, entries);
  return {
    code: shorten(row ? codeOfRow(row) : codeOfEntry(entry)),
    ...(row?.default !== undefined && row.kind !== 'slot' && { default: defaultOf(row.default) }),
    ...(text !== '' && { text: shorten(text) }),
    ...(plan && { plan }),
    ...(deprecated && { deprecated: shorten(firstSentence(deprecationInfo ?? '')) }),
  };
}

/** A function is code to its end; in sentences a colon would end the first of them. */
function defaultOf(value: string): string {
  return value.startsWith('(') ? shorten(value) : firstSentence(value);
}

function codeOfEntry(entry: ApiEntry): string {
  switch (entry.kind) {
    case 'component':
      return `<${entry.name} />`;
    case 'hook':
      return `${entry.name}(${entry.parameters.map(({ name }) => name).join(', ')})`;
    default:
      return entry.name;
  }
}

function codeOfRow(row: ApiRow): string {
  const { kind, name, type = '', required, signature } = row;
  switch (kind) {
    case 'slot':
      return row.default === undefined ? name : `${name}: ${row.default}`;
    case 'event':
    case 'method':
      return signature ? name + renderSignature(signature) : `${name}: ${type}`;
    case 'selector':
      return name + type;
    case 'type':
      return type || name;
    default:
      return type === '' ? name : `${name}${required === false ? '?' : ''}: ${type}`;
  }
}

function renderSignature({ arguments: parameters, returns }: ApiSignature): string {
  const list = parameters.map(({ name, type }) => `${name}: ${type}`).join(', ');
  return `(${list}): ${returns.type}`;
}

function shorten(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text;
}

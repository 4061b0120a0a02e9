import type { Plan } from './types';
import type { ApiProduct } from './xProducts';

/** What a card says of a name of the API. What the packages do not say is absent. */
export interface NameCard {
  /** TypeScript, with the name in it. */
  code: string;
  default?: string;
  /** One sentence, plain text. */
  text?: string;
  plan?: Plan;
  /** What to use, as plain text; empty where the packages say only that it is deprecated. */
  deprecated?: string;
}

/** The cards of a product, by their address below `/x/api/<product>/`. */
export type NameCards = Readonly<Record<string, NameCard>>;

/** Addresses of what the cards need; the script that shows them has them. */
export interface NameCardFiles {
  styles: string;
  /** Of the names that the guides have links for. */
  cards: Readonly<Record<ApiProduct, string>>;
  /** Of all others, which a reader may write in an editor or search for. */
  rest: Readonly<Record<ApiProduct, string>>;
}

/** Where the pages of the API are. */
const API = /^\/x\/api\/([\w-]+)\//;

/**
 * Returns the product of an address of the API reference, and the key of its card.
 * @param href Path and hash: `/x/api/data-grid/data-grid/#data-grid-prop-columns`.
 */
export function cardKey(href: string): { product: string; key: string } | undefined {
  const [start = '', product] = API.exec(href) ?? [];
  return product === undefined ? undefined : { product, key: href.slice(start.length) };
}

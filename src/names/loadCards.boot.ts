import { nameCardFiles } from '../../.generated/nameCardFiles';
import { loadStylesheet } from '../browser/loadStylesheet';
import { withTimeLimit } from '../browser/timeLimit';
import { cardKey, type NameCard, type NameCards } from '../core/nameCard';

/** After this a request that hangs is given up, so that the next name asks again; in milliseconds. */
const PATIENCE_MS = 10_000;

/** Cards that are here, by product. */
const known = new Map<string, NameCards>();
const requests = new Map<string, Promise<NameCards>>();

/** What is known of a link's name without asking the network. */
export function knownCard(link: HTMLAnchorElement): NameCard | undefined {
  const place = cardKey(link.pathname + link.hash);
  return place && known.get(place.product)?.[place.key];
}

/**
 * Returns the card of a link's name, and has its styles there. The first name of a product asks for
 * the cards of all its names.
 * @returns undefined for what has no card, and where the cards cannot be had: the link says it all.
 */
export async function loadCard(link: HTMLAnchorElement): Promise<NameCard | undefined> {
  const product = cardKey(link.pathname)?.product;
  const url = nameCardFiles.cards[product as keyof typeof nameCardFiles.cards] as
    string | undefined;
  if (product === undefined || url === undefined) return undefined;
  try {
    const request = requests.get(product) ?? fetchCards(url);
    requests.set(product, request);
    const [cards] = await Promise.all([request, loadStylesheet(nameCardFiles.styles)]);
    known.set(product, cards);
    return knownCard(link);
  } catch {
    // The next name asks again.
    requests.delete(product);
    return undefined;
  }
}

function fetchCards(url: string): Promise<NameCards> {
  return withTimeLimit(PATIENCE_MS, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return (await response.json()) as NameCards;
  });
}

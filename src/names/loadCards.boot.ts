import { nameCardFiles } from '../../.generated/nameCardFiles';
import { loadStylesheet } from '../browser/loadStylesheet';
import { withTimeLimit } from '../browser/timeLimit';
import { cardKey, type NameCard, type NameCards } from '../core/nameCard';

/** After this a request that hangs is given up, so that the next name asks again; in milliseconds. */
const PATIENCE_MS = 10_000;

/** Cards that are here, by their file. */
const known = new Map<string, NameCards>();
const requests = new Map<string, Promise<NameCards>>();

/** A card, and where the row is that it is about. */
export interface FoundCard {
  card: NameCard;
  href: string;
}

/** Files with the cards of a product, in the order in which they are asked for. */
function filesOf(addresses: readonly string[], isAnyName: boolean): string[] {
  const product = cardKey(addresses[0] ?? '')?.product as keyof typeof nameCardFiles.cards;
  const files = [nameCardFiles.cards[product], isAnyName && nameCardFiles.rest[product]];
  return files.filter((file) => typeof file === 'string');
}

/**
 * What is known of a name without asking the network.
 * @param addresses Where its row may be; the first that has a card counts.
 */
export function knownCard(addresses: readonly string[]): FoundCard | undefined {
  for (const file of filesOf(addresses, true)) {
    for (const href of addresses) {
      const card = known.get(file)?.[cardKey(href)!.key];
      if (card) return { card, href };
    }
  }
  return undefined;
}

/**
 * Returns the card of a name, and has its styles there. The first name of a product asks for the
 * cards of all that have links; the first that is not among them for the rest.
 * @param addresses Where its row may be, all of one product.
 * @param isAnyName Whether it may be a name that no guide leads to.
 * @returns undefined for what has no card, and where the cards cannot be had: the link says it all.
 */
export async function loadCard(
  addresses: readonly string[],
  isAnyName: boolean,
): Promise<FoundCard | undefined> {
  for (const file of filesOf(addresses, isAnyName)) {
    try {
      const request = requests.get(file) ?? fetchCards(file);
      requests.set(file, request);
      const [cards] = await Promise.all([request, loadStylesheet(nameCardFiles.styles)]);
      known.set(file, cards);
    } catch {
      // The next name asks again.
      requests.delete(file);
      return undefined;
    }
    const found = knownCard(addresses);
    if (found) return found;
  }
  return undefined;
}

function fetchCards(url: string): Promise<NameCards> {
  return withTimeLimit(PATIENCE_MS, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return (await response.json()) as NameCards;
  });
}

import type { Advert } from '../core/advert';

/** Returns the advert of our own that a page shows: the same one each time it is built and read. */
export function advertFor(pathname: string, adverts: readonly Advert[]): Advert {
  let sum = 0;
  for (const character of pathname) sum += character.charCodeAt(0);
  return adverts[sum % adverts.length]!;
}

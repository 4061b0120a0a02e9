import { hashTarget } from './hashTarget';

/** The element that a hash names; without a hash there is none, and Firefox warns of an empty id. */
export function namedElement(hash: string): HTMLElement | null {
  const id = hashTarget(hash);
  return id === '' ? null : document.getElementById(id);
}

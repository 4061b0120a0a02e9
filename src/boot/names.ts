import { namesScript } from '../../.generated/namesScript';
import { NAME_WANTED, NamesAttribute, wantName, type NameWanted } from '../core/dom/names';

/** What has names of the API: code, editors, and results of the search. */
const PLACES = `pre,code,[${NamesAttribute.addresses}],[role=option]`;
let isLoaded = false;

/** Loads what the names of the API in code do, once somebody turns to code. */
export function loadNames(): void {
  for (const sign of ['pointerover', 'focusin', NAME_WANTED]) addEventListener(sign, load);
}

/** Without the network the names are links. */
function load({ type, target, detail }: Event & { detail?: unknown }): void {
  const place = target as Element;
  if (isLoaded || !place.closest?.(PLACES)) return;
  import(namesScript).then(
    () => {
      isLoaded = true;
      // It was not there yet to hear of it.
      if (type === NAME_WANTED) wantName(place, (detail as NameWanted).isAsked);
    },
    () => {},
  );
}

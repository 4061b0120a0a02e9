import { namesScript } from '../../.generated/namesScript';

/** Loads what the names of the API in code do, once somebody turns to code. */
export function loadNames(): void {
  for (const sign of ['pointerover', 'focusin'] as const) addEventListener(sign, load);
}

/** The second time the browser has the script already. Without the network the names are links. */
function load({ target }: Event): void {
  if ((target as Element).closest?.('pre,code')) import(namesScript).catch(() => {});
}

import { popoverScript } from '../../.generated/popoverScript';
import { hasPopovers } from '../browser/popovers';

/** Loads popovers where the browser has none. The last button that was pressed meanwhile works then. */
export function loadPopovers(): void {
  if (hasPopovers()) return;
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('[popovertarget]');
  };
  addEventListener('click', keep);
  import(popoverScript).then(
    () => {
      removeEventListener('click', keep);
      pressed?.click();
    },
    // Without the network the page reads as before, without its menus.
    () => removeEventListener('click', keep),
  );
}

import { PageAttribute } from '../core/dom/page';

/** Prints the light scheme: paper is white, and dark pages would print light text on it. */
export function printInLight(): void {
  const root = document.documentElement;
  let shown: string | null;
  addEventListener('beforeprint', () => {
    shown = root.getAttribute(PageAttribute.colorScheme);
    root.setAttribute(PageAttribute.colorScheme, 'light');
  });
  addEventListener('afterprint', () => {
    if (shown) root.setAttribute(PageAttribute.colorScheme, shown);
  });
}

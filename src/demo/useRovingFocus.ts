import { useCallback, type FocusEvent, type KeyboardEvent } from 'react';

const ITEMS = 'button:not(:disabled), a[href]';

function itemsOf(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ITEMS)];
}

/** The item that a key leads to from another one: arrows follow the reading direction. */
function nextItem(container: Element, from: Element, key: string): HTMLElement | undefined {
  const items = itemsOf(container);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const forward = getComputedStyle(container).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const index = items.indexOf(from as HTMLElement) + (key === forward ? 1 : -1);
  return items.at(index % items.length);
}

/**
 * Returns the handlers that make a group of buttons one stop of the Tab key, inside which the arrow
 * keys, Home and End move. One item starts with `tabIndex={0}`, all others with -1.
 */
export function useRovingFocus() {
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const next = nextItem(event.currentTarget, event.target as Element, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }, []);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    // In the document rather than in state: items that come later need no registration.
    for (const item of itemsOf(event.currentTarget)) {
      item.tabIndex = item === event.target ? 0 : -1;
    }
  }, []);
  return { onKeyDown, onFocus };
}

/** Conditions on the page, for `reader.sees`: each runs in the page and knows its arguments alone. */

/**
 * Whether a reader could hit the element: it has a size and nothing lies over its middle. What is
 * out of view is scrolled to.
 */
export function isShown(selector: string): boolean {
  const element = document.querySelector(selector);
  const { top: before } = element?.getBoundingClientRect() ?? new DOMRect();
  if (before < 0 || before > innerHeight) element?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && height > 0 && element!.contains(hit);
}

/** Whether the element takes neither room nor clicks. */
export function isGone(selector: string): boolean {
  const element = document.querySelector(selector);
  return element === null || getComputedStyle(element).display === 'none';
}

/** Whether the element lies within the window. */
export function isInside(selector: string): boolean {
  const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}

export function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

/** Whether the text of the element holds this one. */
export function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent.includes(text) === true;
}

export function hasAttribute(selector: string, name: string, value: string): boolean {
  return document.querySelector(selector)?.getAttribute(name) === value;
}

export function isAt(path: string): boolean {
  return location.pathname + location.search + location.hash === path;
}

/** Whether React answers. */
export function isAwake(): boolean {
  return document.documentElement.hasAttribute('data-ready');
}

/** The roots of React in which demos run, one for each demo that is live. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { shownDrawing } from '../drawn/swap';
import { withoutMotion } from '../drawn/withoutMotion';

const roots = new WeakMap<Element, Root>();

/**
 * Renders a demo in its place. The same demo keeps its state, whoever has rendered it before.
 * @param place An element whose content nobody else changes.
 */
export function showLive(place: Element, demo: ReactElement): void {
  const known = roots.get(place);
  if (known) return known.render(demo);
  // React takes no element of its own that has HTML of somebody else for a root.
  const root = createRoot(place.appendChild(document.createElement('div')));
  roots.set(place, root);
  const stage = place.parentElement as HTMLElement;
  const mount = () => flushSync(() => root.render(demo));
  // React does not mount one root in the middle of another.
  queueMicrotask(() => (shownDrawing(stage) ? withoutMotion(stage, mount) : mount()));
}

/**
 * Ends the demo of a place that the page has given up, as soon as React is done with the page: it
 * cannot unmount one root in the middle of another, and its strict mode gives a place up and takes it
 * back at once. Not later: a grid would complain of a place without a height.
 */
export function unmountAfterwards(place: Element): void {
  queueMicrotask(() => {
    if (place.isConnected) return;
    roots.get(place)?.unmount();
    roots.delete(place);
  });
}

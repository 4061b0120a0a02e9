import { useSyncExternalStore } from 'react';
import { getPreference } from '../browser/preferenceStore';
import { PageAttribute } from '../core/dom/page';
import { usePreference } from '../providers/usePreference';
import type { PageLook, Scheme } from './look';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [PageAttribute.colorScheme] });
  return () => observer.disconnect();
}

const shownScheme = (): Scheme =>
  document.documentElement.getAttribute(PageAttribute.colorScheme) === 'dark' ? 'dark' : 'light';

/** The look that the page has now. */
export const pageLook = (): PageLook => ({
  direction: getPreference('direction'),
  scheme: shownScheme(),
});

/** Returns the direction and scheme that the page shows, on paper too; documents are light. */
export function usePageLook(): PageLook {
  const [direction] = usePreference('direction');
  const scheme = useSyncExternalStore(subscribe, shownScheme, (): Scheme => 'light');
  return { direction, scheme };
}

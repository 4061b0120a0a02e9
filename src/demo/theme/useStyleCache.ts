import type { EmotionCache } from '@emotion/react';
import { useEffect, useReducer } from 'react';
import type { Direction } from '../look';
import { createStyleCache } from './styleCache';

/** One for each direction, which all demos share. */
const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createStyleCache('css') };

/** Loads the style cache of a direction: text from right to left needs a plugin. */
export async function loadStyleCache(direction: Direction): Promise<void> {
  if (caches[direction]) return;
  try {
    caches.rtl = (await import('./rtlStyleCache')).rtlStyleCache;
  } catch {
    // Offline and not cached: the text turns, the widgets' margins do not.
  }
}

/** Returns the Emotion cache of text from left to right. */
export const defaultStyleCache = () => caches.ltr;

/** Returns the Emotion cache of a direction; until it is there, the one from left to right. */
export function useStyleCache(direction: Direction): EmotionCache {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!caches[direction]) void loadStyleCache(direction).then(showLoaded);
  }, [direction]);
  return caches[direction] ?? caches.ltr;
}

import createEmotionCache, { type EmotionCache, type Options } from '@emotion/cache';

/** The caches that demos have made; they keep them for good. */
const caches: EmotionCache[] = [];

/**
 * Makes a style cache for a demo that wants one of its own, as for text from right to left, whose
 * rules can be read back. Takes the place of `@emotion/cache` in demos
 * (`node/render/prerender/bundleDemos.ts`).
 */
export default function createCache(options: Options): EmotionCache {
  // Classes of all caches begin alike, and yet are those of this one.
  const cache = createEmotionCache({ ...options, key: `css-${options.key}`, speedy: false });
  caches.push(cache);
  return cache;
}

/** Forgets the styles of the demos before. */
export function resetOwnCaches(): void {
  for (const cache of caches) {
    cache.sheet.flush();
    cache.inserted = {};
  }
}

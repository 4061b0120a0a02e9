import { __unsafe_useEmotionCache as useEmotionCache, type EmotionCache } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createStyleCache } from '../providers/styleCache';
import { useDirection } from '../providers/DisplayPreferenceProvider';
import type { Direction } from './look';

let ltrCache: EmotionCache | undefined;

async function loadCache(direction: Direction): Promise<EmotionCache> {
  if (direction === 'rtl') return (await import('../providers/rtlStyleCache')).rtlStyleCache;
  ltrCache ??= createStyleCache('ltr');
  return ltrCache;
}

/** Returns the Emotion cache of a demo's direction: the page's own where they agree. */
export function useDirectionCache(direction: Direction): EmotionCache | null {
  const pageCache = useEmotionCache();
  const isOther = useDirection() !== direction;
  const [loaded, setLoaded] = useState<{ direction: Direction; cache: EmotionCache }>();
  useEffect(() => {
    if (!isOther) return;
    loadCache(direction).then(
      (cache) => setLoaded({ direction, cache }),
      () => {
        // Offline and not cached: the text turns, the widgets' margins do not.
      },
    );
  }, [isOther, direction]);
  return isOther && loaded?.direction === direction ? loaded.cache : pageCache;
}

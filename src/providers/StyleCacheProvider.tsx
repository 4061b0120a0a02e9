import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useDirection } from './DisplayPreferenceProvider';
import { createStyleCache } from './styleCache';

/** Brings the Emotion cache of the text direction; documents are rendered left to right. */
export function StyleCacheProvider({ children }: { children: ReactNode }) {
  const isMirrored = useDirection() === 'rtl';
  // One for each rendering: on the server, a page must not miss what another one has inserted.
  const [ltrCache] = useState(() => createStyleCache('css'));
  const [rtlCache, setRtlCache] = useState<EmotionCache>();
  useLayoutEffect(() => {
    if (!isMirrored) return;
    import('./rtlStyleCache').then(
      (module) => setRtlCache(module.rtlStyleCache),
      () => {
        // Offline and not cached: the static frame is mirrored all the same.
      },
    );
  }, [isMirrored]);
  return <CacheProvider value={(isMirrored && rtlCache) || ltrCache}>{children}</CacheProvider>;
}

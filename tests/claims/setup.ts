import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { clearWarningsCache } from '@mui/x-internals/warning';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './layout';

// The tooltips of the grid come after one second, which is also how long Testing Library waits.
configure({ asyncUtilTimeout: 5_000 });

const emotionCache = renderHook(() => useEmotionCache()).result.current!;
cleanup();

// Testing Library does this by itself only where the test functions are global.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  // Otherwise a warning would be printed for the first test only that causes it.
  clearWarningsCache();
  // happy-dom matches each element with each rule, so that those of earlier tests would slow down all.
  emotionCache.sheet.flush();
  emotionCache.inserted = {};
  emotionCache.registered = {};
});

// The next file may get the same window and environment.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

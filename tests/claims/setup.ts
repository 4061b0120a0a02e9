import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './layout';

// Testing Library does this by itself only where the test functions are global.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

import type { NavPage } from '../../src/core/types';

/** Routes that no navigation shows (SPEC 1.4). */
export const standalone = [
  { pathname: '/x/offline/', title: 'Offline' },
  { pathname: '/playground/', title: 'Playground' },
  { pathname: '/production-error/', title: 'Production error' },
] as const satisfies readonly NavPage[];

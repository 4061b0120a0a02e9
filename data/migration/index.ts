import type { Migration } from '../../src/core/changes';
import { changes as pickersV7 } from './migration-pickers-v7/changes';

/** The changes of every upgrade, newest first. Each list stands beside the guide that explains it. */
export const migrations: readonly Migration[] = [
  {
    product: 'x-date-pickers',
    pathname: '/x/migration/migration-pickers-v7/',
    from: 7,
    to: 8,
    changes: pickersV7,
  },
];

import type { Migration } from '../../src/core/changes';

/** The changes of every upgrade, newest first. Each list stands beside the guide that explains it. */
export const migrations: readonly Migration[] = [];

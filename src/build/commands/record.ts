import { recordAnchors } from '../checks/anchors';
import { loadSite } from '../site';
import type { Step } from '../runSteps';

/** Rewrites `records/`, which is reviewed like code. */
export const recordSteps: readonly Step[] = [
  { title: 'Published anchors', run: () => recordAnchors(loadSite()) },
];

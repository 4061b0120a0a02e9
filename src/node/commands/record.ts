import { recordAnchors } from '../checks/anchors';
import { recordApiNames } from '../checks/apiNames';
import { loadSite } from '../model/site';
import type { Step } from '../kit/runSteps';

/** Rewrites `records/`, which is reviewed like code. */
export const recordSteps: readonly Step[] = [
  { title: 'Published anchors', run: () => recordAnchors(loadSite()) },
  { title: 'Documented API names', run: () => recordApiNames(loadSite()) },
];

import { checkStaticDemos } from '../checks/staticDemos';
import type { Step } from '../kit/runSteps';
import { loadSite } from '../model/site';
import { emitStaticDemos } from '../render/prerender/emitStaticDemos';

/** Demos as HTML, for documents that show them before their scripts run. */
export const drawSteps: readonly Step[] = [
  { title: 'Demos drawn as HTML', run: () => emitStaticDemos(loadSite()) },
  { title: 'Demos that are not drawn', run: () => checkStaticDemos(loadSite()) },
];

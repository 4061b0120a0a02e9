import { BUNDLE_ENTRY } from './bundleDemos';
import { mergeDrawings } from './merge/mergeDrawings';
import { renderDemo, type DemoBundle } from './renderDemo';
import type { DemoJob, FailedDemo, RenderedDemo } from './renderedDemo';
import { installWindow } from './window/installWindow';

/** What this process is told to draw, and what it answers. */
export interface WorkerTask {
  id: number;
  job: DemoJob;
}
export interface WorkerAnswer {
  id: number;
  result: RenderedDemo | FailedDemo;
}

// What packages say to developers: that there is no license, that a size is odd for a moment.
Object.assign(console, { log() {}, info() {}, warn() {}, error() {} });

const clock = installWindow();
const bundle = (await import(BUNDLE_ENTRY)) as DemoBundle;
await bundle.runtime.prepare();

process.on('message', async ({ id, job }: WorkerTask) => {
  const answer: WorkerAnswer = { id, result: await draw(job) };
  process.send!(answer);
});
process.send!('ready');

async function draw(job: DemoJob): Promise<RenderedDemo | FailedDemo> {
  try {
    const prefix = `${job.name}-`;
    const wide = await renderDemo(job, bundle, clock, 'wide', prefix);
    const narrow = await renderDemo(job, bundle, clock, 'narrow', prefix);
    return mergeDrawings(wide, narrow, prefix);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

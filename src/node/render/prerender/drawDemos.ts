import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { bundleDemos } from './bundleDemos';
import type { DemoJob, FailedDemo, RenderedDemo } from './renderedDemo';
import type { WorkerAnswer, WorkerTask } from './worker';

const WORKER = 'src/node/render/prerender/worker.ts';
/** More would need more than one gigabyte each. */
const MOST_WORKERS = 2;
/** A demo that takes longer hangs, in milliseconds: the slowest takes two seconds when all is quiet. */
const PATIENCE_MS = 120_000;

const STOPPED: FailedDemo = {
  reason: 'The process that drew it has ended, or was stopped after two minutes.',
  isStopped: true,
};

/** Documents come and go: with room for new objects a third of the time is saved. */
const NURSERY = '--max-semi-space-size=64';

type Drawn = RenderedDemo | FailedDemo;

/**
 * Draws demos in processes of their own, each of which is one page after the other. A demo that ends
 * its process, or hangs, counts as one that cannot be drawn.
 * @param onDrawn Called with each demo as soon as it is drawn.
 */
export async function drawDemos(
  jobs: readonly DemoJob[],
  onDrawn: (job: DemoJob, drawn: Drawn) => void,
): Promise<void> {
  await bundleDemos(jobs.map(({ file }) => file));
  const queue = jobs.map((job, id) => ({ id, job }));
  const count = Math.min(MOST_WORKERS, availableParallelism(), jobs.length);
  const onAnswer = ({ id, result }: WorkerAnswer) => onDrawn(jobs[id]!, result);
  const drawRest = async () => {
    while (queue.length > 0) await runWorker(() => queue.shift(), onAnswer);
  };
  await Promise.all(Array.from({ length: count }, drawRest));
}

/** Lets one process draw until nothing is left, or it has ended over a demo. */
function runWorker(
  take: () => WorkerTask | undefined,
  onAnswer: (answer: WorkerAnswer) => void,
): Promise<void> {
  const worker = fork(WORKER, {
    env: workerEnvironment(),
    execArgv: [...process.execArgv, NURSERY],
  });
  return new Promise((resolve, reject) => {
    let task: WorkerTask | undefined;
    let isReady = false;
    let patience: NodeJS.Timeout | undefined;
    const next = () => {
      clearTimeout(patience);
      task = take();
      if (!task) return stop(worker);
      patience = setTimeout(() => stop(worker), PATIENCE_MS);
      return void worker.send(task);
    };
    worker.on('message', (message: WorkerAnswer | 'ready') => {
      isReady = true;
      if (message !== 'ready') onAnswer(message);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(patience);
      if (!isReady)
        return reject(new Error(`${WORKER} could not start. Fix: see its output above.`));
      if (task) onAnswer({ id: task.id, result: STOPPED });
      return resolve();
    });
  });
}

const stop = (worker: ChildProcess): void => void worker.kill();

/** Dates and numbers as in the tests of the site, wherever it is built. */
function workerEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
}

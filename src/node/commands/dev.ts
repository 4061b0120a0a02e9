import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from 'chokidar';
import { HOME } from '../../core/constants';
import { emitDemos } from '../read/demos/emitDemos';
import { emitGuides } from '../model/guides';
import { emitRoutes } from '../render/routes/emitRoutes';
import { runProgram } from '../kit/runProgram';
import { runSteps } from '../kit/runSteps';
import { forgetSite, loadSite } from '../model/site';
import { generateSteps } from './generate';

/** What is printed once an edit shows at once. */
export const DEV_READY = '✓ Guides compiled: edits under data/ show at once';

/**
 * Starts `next dev` and keeps what is generated in step with the writers' files: `next dev` does not
 * see Markdown that is read in `getStaticProps`.
 */
export async function runDev(): Promise<void> {
  await runSteps(generateSteps);
  const watcher = watch('data', { ignoreInitial: true });
  watcher.on('all', regenerate);
  const port = process.env.PORT ?? '3000';
  const server = runProgram('next', ['dev', '--port', port]);
  await Promise.race([server, compileGuides(`http://localhost:${port}`)]);
  await server;
  await watcher.close();
}

/**
 * Has Next compile the route of the guides and of their data, which takes it some seconds with every
 * demo in the graph; a writer's first edit would wait for it.
 */
async function compileGuides(origin: string): Promise<void> {
  const slug = HOME.slice('/x/'.length, -1);
  const pages = [HOME, `/_next/data/development/x/${slug}.json?slug=${slug}`];
  for (const page of pages) {
    while (!(await isAnswered(origin + page))) await sleep(500);
  }
  console.log(DEV_READY);
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    // Next does not listen yet.
    return false;
  }
}

let isStale = false;
let renewal: Promise<void> | undefined;

/** Renews guides and demos after an edit; edits meanwhile lead to one more run, not to two at once. */
function regenerate(): void {
  isStale = true;
  renewal ??= renewUntilFresh().finally(() => {
    renewal = undefined;
  });
}

async function renewUntilFresh(): Promise<void> {
  while (isStale) {
    isStale = false;
    await renew();
  }
}

/**
 * A mistake is printed, and the page keeps its last good state. The API reference and the search index
 * stay as they were at the start: an edit below data/ changes little in them, and would wait for both.
 */
async function renew(): Promise<void> {
  try {
    forgetSite();
    const site = loadSite();
    await emitDemos(site);
    await emitGuides(site);
    // Last: it tells Next that the files it names are new.
    emitRoutes(site);
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
  }
}

import { watch } from 'chokidar';
import { emitDemos } from '../demos/emitDemos';
import { emitApiPages } from '../apiPages/emitApiPages';
import { emitApiRoutes } from '../apiPages/emitApiRoutes';
import { emitGuides } from '../guides';
import { emitRoutes } from '../emitRoutes';
import { runProgram } from '../runProgram';
import { runSteps } from '../runSteps';
import { forgetSite, loadSite } from '../site';
import { generateSteps } from './generate';

/**
 * Starts `next dev` and keeps what is generated in step with the writers' files: `next dev` does not
 * see Markdown that is read in `getStaticProps`.
 */
export async function runDev(): Promise<void> {
  await runSteps(generateSteps);
  const watcher = watch('data', { ignoreInitial: true });
  watcher.on('all', regenerate);
  const port = process.env.PORT ?? '3000';
  await runProgram('next', ['dev', '--port', port]);
  await watcher.close();
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

/** A mistake is printed, and the page keeps its last good state. */
async function renew(): Promise<void> {
  try {
    forgetSite();
    const site = loadSite();
    await emitDemos(site);
    await emitGuides(site);
    emitApiPages(site);
    emitApiRoutes(site);
    // Last: it tells Next that the files it names are new.
    emitRoutes(site);
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
  }
}

import path from 'node:path';
import { outlineOf } from '../../../core/demoOutline';
import type { SkippedDemo } from '../../../core/staticDemos';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { loadDemos } from '../../read/demos/loadDemos';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { drawDemos } from './drawDemos';
import { STATIC_PAGES, staticPageFile } from './readStaticPage';
import type { DemoJob, FailedDemo, RenderedDemo } from './renderedDemo';
import { renderPage } from './renderPage';
import { StaticDemoCache } from './staticDemoCache';

/**
 * Draws all demos of the site as HTML, those alone that are not as they were, and writes them page
 * by page (`readStaticPage`).
 */
export async function emitStaticDemos(site: { guides: readonly ParsedGuide[] }): Promise<void> {
  const jobs = await listJobs(site);
  const cache = new StaticDemoCache();
  const drawn = new Map<DemoJob, RenderedDemo | FailedDemo>();
  for (const job of jobs) {
    const known = reasonAgainst(job) ?? cache.read(job);
    if (known) drawn.set(job, known);
  }
  const rest = jobs.filter((job) => !drawn.has(job));
  if (rest.length > 0) {
    await drawDemos(rest, (job, result) => {
      if (!('isStopped' in result)) cache.write(job, result);
      drawn.set(job, result);
    });
  }
  cache.prune();
  writePages(jobs, drawn);
}

/** Why a demo is not even tried. */
function reasonAgainst({ isFramed }: DemoJob): FailedDemo | undefined {
  return isFramed ? { reason: 'It is shown in a document of its own.' } : undefined;
}

async function listJobs(site: { guides: readonly ParsedGuide[] }): Promise<DemoJob[]> {
  const catalog = await loadDemos(site);
  return site.guides.flatMap(({ props: { pathname, blocks } }) =>
    blocks.flatMap((block) => {
      if (block.kind !== 'demo') return [];
      const { iframe, height, narrowHeight, maxWidth, align, fill } = block.options;
      const { file } = catalog.get(pathname)!.find(({ name }) => name === block.name)!;
      const options = { height, narrowHeight, maxWidth, align, fill };
      return [{ pathname, name: block.name, file, options, isFramed: Boolean(iframe) }];
    }),
  );
}

function writePages(
  jobs: readonly DemoJob[],
  drawn: ReadonlyMap<DemoJob, RenderedDemo | FailedDemo>,
): void {
  const pages = new Map<string, Map<string, RenderedDemo | SkippedDemo>>();
  for (const job of jobs) {
    const result = drawn.get(job)!;
    const demos = pages.get(job.pathname) ?? new Map<string, RenderedDemo | SkippedDemo>();
    demos.set(
      job.name,
      'reason' in result ? { reason: result.reason, skeleton: outlineOf(job.file) } : result,
    );
    pages.set(job.pathname, demos);
  }
  for (const [pathname, demos] of pages) {
    writeGenerated(staticPageFile(pathname), JSON.stringify(renderPage(demos)));
  }
  const kept = new Set(
    [...pages.keys()].map((name) => path.relative(STATIC_PAGES, staticPageFile(name))),
  );
  removeOthers(STATIC_PAGES, (file) => kept.has(file));
}

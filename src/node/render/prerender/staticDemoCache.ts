import { existsSync, readFileSync } from 'node:fs';
import { contentHash } from '../../kit/contentHash';
import { filesBelow } from '../../kit/filesBelow';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { importClosure } from '../../read/importClosure';
import type { DemoJob, FailedDemo, RenderedDemo } from './renderedDemo';

const FOLDER = '.generated/cache/staticDemos';
/** What every drawing depends on: this code, and the theme with what it imports. */
const RENDERER = 'src/node/render/prerender';
const RUNTIME = 'src/prerender/mountDemo.tsx';

/** The drawings of earlier builds, by what they were made of. */
export class StaticDemoCache {
  private readonly used = new Set<string>();
  private readonly renderer = rendererHash();

  read(job: DemoJob): RenderedDemo | FailedDemo | undefined {
    const file = this.fileOf(job);
    if (!existsSync(file)) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as RenderedDemo | FailedDemo;
  }

  write(job: DemoJob, drawn: RenderedDemo | FailedDemo): void {
    writeGenerated(this.fileOf(job), JSON.stringify(drawn));
  }

  /** Forgets the drawings that were not asked for. */
  prune(): void {
    removeOthers(FOLDER, (file) => this.used.has(`${FOLDER}/${file}`));
  }

  private fileOf(job: DemoJob): string {
    const sources = importClosure(job.file).flatMap((file) => [file, readFileSync(file)]);
    const key = contentHash(this.renderer, JSON.stringify(job), ...sources);
    const file = `${FOLDER}/${job.name}.${key}.json`;
    this.used.add(file);
    return file;
  }
}

function rendererHash(): string {
  const own = filesBelow(RENDERER).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const files = [...own.sort(), ...importClosure(RUNTIME).sort(), 'package-lock.json'];
  return contentHash(...files.map((file) => readFileSync(file)));
}

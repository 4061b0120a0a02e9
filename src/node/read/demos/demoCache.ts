import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentHash } from '../../kit/contentHash';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import type { DemoInfo } from '../../../core/demoTypes';
import type { CodeNames } from '../names/codeNames';
import { buildDemo, type BuiltDemo } from './buildDemo';
import type { CollectedDemo } from './collectDemo';
import { writeDemo } from './writeDemo';

const FOLDER = '.generated/cache/demos';

/** What the result depends on besides the demo's own files. */
const PIPELINE = ['src/node/read/demos', 'src/node/read/markdown', 'src/node/read/names'];
const PIPELINE_FILES = ['src/core/tailwindEntry.ts', 'package-lock.json', '.prettierrc.json'];

/** What this process has written, so that in development an edit costs the demos that it concerns. */
const written = new Map<string, DemoInfo>();

/** Builds demos, and takes from the disk those that are as they were. */
export class DemoCache {
  private readonly used = new Set<string>();
  private readonly pipeline = pipelineHash();

  /** @param names The names of the API in all demos, by the paths of their files. */
  constructor(private readonly names: CodeNames) {}

  /**
   * Builds a demo, writes its files for the browser, and returns what its page knows of it.
   * @throws ContentError for code that cannot be shown or exported.
   */
  async write(demo: CollectedDemo): Promise<DemoInfo> {
    const name = `${demo.name}.${this.keyOf(demo)}.json`;
    this.used.add(name);
    const info = written.get(name) ?? writeDemo(await this.build(demo, `${FOLDER}/${name}`));
    written.set(name, info);
    return info;
  }

  private async build(demo: CollectedDemo, file: string): Promise<BuiltDemo> {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BuiltDemo;
    const built = await buildDemo(demo, this.names);
    writeGenerated(file, JSON.stringify(built));
    return built;
  }

  /** Forgets the demos that were not asked for. */
  prune(): void {
    removeOthers(FOLDER, (file) => this.used.has(file));
    for (const name of written.keys()) if (!this.used.has(name)) written.delete(name);
  }

  private nameKey(path: string): string {
    const names = this.names.get(path) ?? [];
    return names.map(({ start, href }) => `${start} ${href}`).join();
  }

  private keyOf({ forms }: CollectedDemo): string {
    const files = Object.entries(forms).flatMap(([form, collected]) => [
      form,
      ...collected.files.flatMap(({ path, code }) => [path, code, this.nameKey(path)]),
    ]);
    return contentHash(this.pipeline, ...files);
  }
}

function pipelineHash(): string {
  const sources = PIPELINE.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return contentHash(...[...sources, ...PIPELINE_FILES].map((file) => readFileSync(file)));
}

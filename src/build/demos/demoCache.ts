import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentHash } from '../contentHash';
import { removeOthers, writeGenerated } from '../writeGenerated';
import { buildDemo, type BuiltDemo } from './buildDemo';
import type { CollectedDemo } from './collectDemo';

const FOLDER = '.generated/cache/demos';

/** What the result depends on besides the demo's own files. */
const PIPELINE = ['src/build/demos', 'src/build/markdown', 'src/core/demoExports'];
const PIPELINE_FILES = ['package-lock.json', '.prettierrc.json'];

/** Builds demos, and takes from the disk those that are as they were. */
export class DemoCache {
  private readonly used = new Set<string>();
  private readonly pipeline = pipelineHash();

  /** @throws ContentError for code that cannot be shown or exported. */
  async build(demo: CollectedDemo): Promise<BuiltDemo> {
    const name = `${demo.name}.${this.keyOf(demo)}.json`;
    this.used.add(name);
    const file = `${FOLDER}/${name}`;
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BuiltDemo;
    const built = await buildDemo(demo);
    writeGenerated(file, JSON.stringify(built));
    return built;
  }

  /** Forgets the demos that were not asked for. */
  prune(): void {
    removeOthers(FOLDER, (file) => this.used.has(file));
  }

  private keyOf({ forms }: CollectedDemo): string {
    const files = Object.entries(forms).flatMap(([form, collected]) => [
      form,
      ...collected.files.flatMap(({ path, code }) => [path, code]),
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

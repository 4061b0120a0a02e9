import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiHook, ApiIndex, ApiReference } from './apiTypes';
import { generateApi } from './generateApi';
import { indexSchema } from './schema';

const hook: ApiHook = {
  $schema: '/x/api/schema.json',
  kind: 'hook',
  name: 'useSample',
  product: 'charts',
  slug: 'use-sample',
  pathname: '/x/api/charts/use-sample/',
  imports: [],
  description: 'A sample.',
  deprecated: false,
  parameters: [],
  props: [],
  returns: { type: 'void', description: '', members: [] },
  source: 'packages/x-charts/src/hooks/useSample.ts',
  demos: [],
  types: {},
};

const reference: ApiReference = { entries: [hook], undocumented: [], diagnostics: [] };
const root = process.cwd();
let outDir: string;

const readJson = (...names: string[]): unknown =>
  JSON.parse(fs.readFileSync(path.join(outDir, ...names), 'utf8'));

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
});

afterEach(() => fs.rmSync(outDir, { recursive: true }));

it('writes an entry to its product, an index and the schema', () => {
  const result = generateApi(outDir, root, () => reference);
  expect(result).toMatchObject({ isCached: false, entries: 1 });
  expect(readJson('charts', 'use-sample.json')).toEqual(hook);
  expect(indexSchema.safeParse(readJson('index.json')).error).toBeUndefined();
  expect(readJson('schema.json')).toMatchObject({ $id: hook.$schema });
});

it('reads the packages again only when the inputs changed, and leaves nothing stale', () => {
  const build = vi.fn(() => reference);
  generateApi(outDir, root, build);
  expect(generateApi(outDir, root, build).isCached).toBe(true);
  expect(build).toHaveBeenCalledTimes(1);

  const index = readJson('index.json') as ApiIndex;
  fs.writeFileSync(path.join(outDir, 'index.json'), JSON.stringify({ ...index, inputs: 'older' }));
  fs.writeFileSync(path.join(outDir, 'charts', 'gone.json'), '{}');
  expect(generateApi(outDir, root, build).isCached).toBe(false);
  expect(fs.existsSync(path.join(outDir, 'charts', 'gone.json'))).toBe(false);
});

import fs from 'node:fs';
import path from 'node:path';
import type { ApiEntry, ApiIndex, ApiIndexEntry, ApiReference, ApiUndocumented } from './apiTypes';
import { schemaPathname } from './apiContext';
import { buildApi } from './buildApi';
import { hashInputs } from './inputsHash';
import { buildJsonSchema } from './schema';

export interface GenerateApiResult {
  /** Whether the data on disk already belonged to the installed packages. */
  isCached: boolean;
  entries: number;
  undocumented: ApiUndocumented[];
  seconds: number;
}

/**
 * Writes the API reference to `outDir` (`.generated/api`) unless it is up to date.
 * @param build Reads the packages; tests put something fast in its place.
 */
export function generateApi(
  outDir: string,
  root: string = process.cwd(),
  build: typeof buildApi = buildApi,
): GenerateApiResult {
  const start = performance.now();
  const inputs = hashInputs(root);
  const known = readIndex(outDir);
  const isCached = known?.inputs === inputs;
  const index = isCached && known ? known : writeReference(outDir, inputs, build({ root }));
  return {
    isCached,
    entries: index.entries.length,
    undocumented: index.undocumented,
    seconds: (performance.now() - start) / 1000,
  };
}

function readIndex(outDir: string): ApiIndex | undefined {
  const file = path.join(outDir, 'index.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiIndex) : undefined;
}

function writeReference(outDir: string, inputs: string, reference: ApiReference): ApiIndex {
  // A page that no longer exists must not leave its data behind.
  fs.rmSync(outDir, { recursive: true, force: true });
  for (const entry of reference.entries) {
    writeJson(path.join(outDir, entry.product, `${entry.slug}.json`), entry);
  }
  writeJson(path.join(outDir, 'schema.json'), buildJsonSchema());
  fs.writeFileSync(path.join(outDir, 'diagnostics.txt'), `${reference.diagnostics.join('\n')}\n`);
  const { undocumented } = reference;
  const entries = reference.entries.map(summarize);
  const index: ApiIndex = { $schema: schemaPathname, inputs, entries, undocumented };
  // Written last: its hash says that everything before it is complete.
  writeJson(path.join(outDir, 'index.json'), index);
  return index;
}

function writeJson(file: string, value: object): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}

function summarize(entry: ApiEntry): ApiIndexEntry {
  const { name, kind, product, slug, pathname, plan, description } = entry;
  const partOf = entry.kind === 'interface' ? entry.partOf : undefined;
  const summary = { name, kind, product, slug, pathname, description };
  return { ...summary, ...(plan && { plan }), ...(partOf && { partOf }) };
}

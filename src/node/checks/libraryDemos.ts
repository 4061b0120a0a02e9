import { readFileSync } from 'node:fs';
import { contentHash } from '../kit/contentHash';
import { collectDemo } from '../read/demos/collectDemo';
import { demoNames } from '../read/demos/demoNames';
import { demoPlaceOf } from '../read/demos/demoPlace';
import { importClosure } from '../read/importClosure';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import { usesOtherAdapter } from './adapterGroups';
import { checkChanged } from './checkChanged';
import { checkModuleTypes } from './moduleTypes';

/** What the types of these demos depend on besides their own files. */
const AROUND = ['package-lock.json', 'tsconfig.json', 'src/node/checks/adapterGroups.ts'];

/**
 * Type-checks the demos of pages that use other date libraries than Day.js, which `tsconfig.json` leaves
 * out, in a program for each library (docs/decisions.md).
 * @throws ContentErrors with every error in these demos.
 */
export async function checkLibraryDemos({
  guides,
}: {
  guides: readonly ParsedGuide[];
}): Promise<void> {
  const around = contentHash(...AROUND.map((file) => readFileSync(file)));
  const files = guides
    .map(demoModules)
    .filter((all) => all.some(usesOtherLibrary))
    .flat();
  const keys = new Map(files.map((file) => [file, contentHash(around, ...closureOf(file))]));
  await checkChanged('demos of other date libraries', keys, checkModuleTypes);
}

/** The modules of all demos of a page. */
function demoModules(guide: ParsedGuide): string[] {
  const place = demoPlaceOf(guide.props.pathname);
  const files = demoNames(guide)
    .flatMap((name) => Object.values(collectDemo(name, place).forms))
    .flatMap((form) => form.files.map(({ path }) => path));
  return [...new Set(files)].filter((file) => /\.tsx?$/.test(file));
}

const closureOf = (file: string): string[] =>
  importClosure(file).flatMap((name) => [name, readFileSync(name, 'utf8')]);

const usesOtherLibrary = (file: string) => usesOtherAdapter(closureOf(file));

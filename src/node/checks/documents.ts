import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../kit/contentHash';
import { documentKey } from '../finish/documentKey';
import { documentsIn } from '../finish/documents/finishDocuments';
import { checkChanged } from './checkChanged';
import { htmlRules } from './htmlRules';

/** How many problems an error shows: one mistake in the frame is on every page. */
const SHOWN = 20;

/** The validator itself: a newer one may find more. */
const VALIDATOR = 'node_modules/html-validate/package.json';

/**
 * Checks that every exported document is valid HTML with one h1 and ordered headings (SPEC 11.3).
 * @param root Folder of the export.
 * @throws Error that lists the problems.
 */
export async function checkDocuments(root: string): Promise<void> {
  const rules = contentHash(JSON.stringify(htmlRules), readFileSync(VALIDATOR));
  const keys = new Map(documentsIn(root).map((file) => [file, keyOf(file, rules)]));
  await checkChanged('documents', keys, validateAll);
}

async function validateAll(files: readonly string[]): Promise<void> {
  const count = availableParallelism();
  const shares = Array.from({ length: count }, (_, index) =>
    files.filter((_file, position) => position % count === index),
  );
  const problems = (await Promise.all(shares.map(validateShare))).flat();
  if (problems.length > 0) throw errorFor(problems);
}

function errorFor(problems: readonly string[]): Error {
  const rest = problems.length > SHOWN ? `\n  and ${problems.length - SHOWN} more` : '';
  return new Error(
    `The export has ${problems.length} problems of HTML:\n  ${problems.slice(0, SHOWN).join('\n  ')}${rest}\n` +
      '  Fix: mend what writes the element; src/node/checks/htmlRules.ts has the rules.',
  );
}

/** Names a document, whatever the build, as these rules see it. */
function keyOf(file: string, rules: string): string {
  return contentHash(documentKey(readFileSync(file, 'utf8'), file), rules);
}

/** Not a thread, because those do not inherit how the command reads TypeScript. */
function validateShare(files: string[]): Promise<string[]> {
  if (files.length === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./validateShare.ts', import.meta.url)));
    child.once('message', (problems) => resolve(problems as string[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Validating documents ended with ${code}.`)));
    child.send(files);
  });
}

import { readFileSync } from 'node:fs';
import { contentHash } from '../kit/contentHash';
import { importClosure } from '../read/importClosure';
import { runProgram } from '../kit/runProgram';
import { checkChanged } from './checkChanged';
import { claimFiles } from './claims';

/** What every claim depends on besides its own file and what that imports. */
const AROUND = ['package-lock.json', 'vitest.config.ts'];
const SETUP = 'tests/claims/setup.ts';

/**
 * Runs the claims of the pages whose tests, demos or packages have changed since they last passed
 * (SPEC 13.1).
 * @throws Error when a claim fails.
 */
export async function runClaims(): Promise<void> {
  const around = contentHash(
    ...[...AROUND, ...importClosure(SETUP)].map((file) => readFileSync(file)),
  );
  const keyOf = (file: string) =>
    contentHash(around, ...importClosure(file).flatMap((name) => [name, readFileSync(name)]));
  const keys = new Map(claimFiles().map((file) => [file, keyOf(file)]));
  await checkChanged('claims', keys, (changed) =>
    runProgram('vitest', ['run', '--project', '*claims', ...changed]),
  );
}

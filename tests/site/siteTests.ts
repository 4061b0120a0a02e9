import { readdirSync } from 'node:fs';
import { isFrameVerified } from './verified';

/**
 * Tests of what pages hold, which run each time. All others test the frame around the pages, on a few
 * that stand for all: they run when the frame has changed since they were green, and each night.
 */
export const PAGE_TESTS = [
  'first-screen.spec.ts',
  'migration.spec.ts',
  'phone.spec.ts',
  'print.spec.ts',
  'samples.spec.ts',
  'sandbox-demos.spec.ts',
  'site-files.spec.ts',
  'tables.spec.ts',
  'visit.spec.ts',
];

/** Returns the tests of the frame. */
export const frameTests = (): string[] =>
  readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.spec.ts') && !PAGE_TESTS.includes(file),
  );

/** Returns the test files of a run that does not ask for all of them, and says so when some are left out. */
export function testsOfChange(): string[] {
  const frame = frameTests();
  if (!isFrameVerified()) return [...PAGE_TESTS, ...frame];
  console.log(
    `The frame is as records/verified.json has it: ${frame.length} files that test it alone are left out.`,
  );
  return PAGE_TESTS;
}

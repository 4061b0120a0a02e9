import { readFileSync } from 'node:fs';
import { contentHash } from '../../kit/contentHash';
import { filesBelow } from '../../kit/filesBelow';
import { writeGenerated } from '../../kit/writeGenerated';

/** Everything that the exported site depends on. */
const INPUTS = ['data', 'pages', 'src', 'translations', 'public', '.generated/styles'];
const INPUT_FILES = [
  '.generated/services.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Writes the build id, a hash of all inputs (docs/decisions.md). */
export function emitBuildId(): void {
  const files = [...INPUTS.flatMap(filesBelow), ...INPUT_FILES].sort();
  const parts = files.flatMap((file) => [file, readFileSync(file)]);
  writeGenerated('.generated/buildId.txt', contentHash(...parts));
}

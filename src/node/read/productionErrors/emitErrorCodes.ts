import { readFileSync } from 'node:fs';
import type { ErrorCodes, ShortenedMessage } from '../../../core/productionError';
import { filesBelow } from '../../kit/filesBelow';
import { writeGenerated } from '../../kit/writeGenerated';
import { collectCodes } from './collectCodes';

/** Packages of Material UI: MUI X uses them, and they shorten their messages in production. */
const PACKAGES = ['material', 'private-theming', 'styled-engine', 'system', 'utils'];
const SHORTENS = '_formatErrorMessage(';

/** Writes the module with the messages that the page "Production error" decodes. */
export function emitErrorCodes(): void {
  writeGenerated(
    '.generated/errorCodes.ts',
    `import type { ErrorCodes, ShortenedMessage } from '../src/core/productionError';\n\n` +
      `/** Messages that Material UI shortens in production, by number. */\n` +
      `export const errorCodes: ErrorCodes = ${JSON.stringify(loadErrorCodes(), null, 2)};\n`,
  );
}

/**
 * Reads the messages that the installed packages of Material UI shorten.
 * @throws Error when one number stands for two messages, or there is none at all.
 */
export function loadErrorCodes(): ErrorCodes {
  const messages: Record<number, ShortenedMessage['parts']> = {};
  for (const { code, parts } of PACKAGES.flatMap(messagesOfPackage)) {
    const known = messages[code];
    if (known && JSON.stringify(known) !== JSON.stringify(parts)) {
      throw new Error(
        `Material UI has two messages with the number ${code}.\n` +
          '  Fix: install packages of one release in package.json.',
      );
    }
    messages[code] = parts;
  }
  if (Object.keys(messages).length === 0) {
    throw new Error(
      'The packages of Material UI shorten no message.\n' +
        '  Fix: see in src/node/read/productionErrors how they mark them now.',
    );
  }
  const manifest = readFileSync('node_modules/@mui/material/package.json', 'utf8');
  return { version: (JSON.parse(manifest) as { version: string }).version, messages };
}

function messagesOfPackage(name: string) {
  return filesBelow(`node_modules/@mui/${name}/esm`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(SHORTENS))
    .flatMap(collectCodes);
}

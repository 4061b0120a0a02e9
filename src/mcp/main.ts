/** The MCP server of the package: over stdio, with the files beside it, and without a network. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from './createServer';
import { Library } from './library';

const root = path.dirname(fileURLToPath(import.meta.url));
const opening = Library.open(root);
// A damaged package ends the process with the reason, not each answer.
opening.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
await createServer(opening).connect(new StdioServerTransport());

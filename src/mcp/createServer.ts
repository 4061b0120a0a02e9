import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { DOCS_VERSION } from '../core/constants';
import { SEARCH_PRODUCTS } from '../core/searchTypes';
import { Library, NotFound } from './library';

const page = z.string().describe('Path or address: /x/react-data-grid/editing/');

/**
 * Returns the server with its tools; who calls this connects it.
 * @param opening The documentation, which may still be being read: clients wait for a server's first
 * word, not for its first answer.
 */
export function createServer(opening: Promise<Library>): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', version: DOCS_VERSION },
    {
      instructions: `The documentation of MUI X ${DOCS_VERSION}, offline. Search first; read a section or a demo before a whole page.`,
    },
  );
  server.registerTool(
    'search',
    {
      description: 'Find pages, sections and names of the API by words, names or error messages.',
      inputSchema: { query: z.string(), product: z.enum(SEARCH_PRODUCTS).optional() },
    },
    ({ query, product }) => answer(opening, (library) => library.search(query, product)),
  );
  server.registerTool(
    'read_page',
    {
      description: 'Read a page as Markdown; its first block lists the sections.',
      inputSchema: { page },
    },
    (args) => answer(opening, (library) => library.readPage(args.page)),
  );
  server.registerTool(
    'read_section',
    {
      description: 'Read one section, or one row of the API, by the id behind # in its address.',
      inputSchema: { page, section: z.string() },
    },
    (args) => answer(opening, (library) => library.readSection(args.page, args.section)),
  );
  server.registerTool(
    'read_demo',
    {
      description: 'Read a demo with all its files.',
      inputSchema: { demo: z.string().describe('SaveToServer'), page: page.optional() },
    },
    (args) => answer(opening, (library) => library.readDemo(args.demo, args.page)),
  );
  server.registerTool(
    'api',
    {
      description:
        'Look up a prop, slot, class, event, method, type, component or hook by its name.',
      inputSchema: {
        name: z.string(),
        owner: z.string().optional().describe('The component or interface: DataGrid'),
      },
    },
    ({ name, owner }) => answer(opening, (library) => library.api(name, owner)),
  );
  server.registerTool(
    'find_change',
    {
      description: 'Find what replaces a name of an earlier version.',
      inputSchema: { name: z.string() },
    },
    ({ name }) => answer(opening, (library) => library.findChange(name)),
  );
  return server;
}

/** A wrong name is an answer that the model can act on; anything else is a defect of the server. */
async function answer(opening: Promise<Library>, read: (library: Library) => string) {
  const library = await opening;
  try {
    return { content: [{ type: 'text' as const, text: read(library) }] };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}

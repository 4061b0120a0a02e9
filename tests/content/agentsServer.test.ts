import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packAgentFiles } from '../../src/node/render/markdown/packAgentFiles';
import { SEARCH_MANIFEST } from '../../src/core/searchTypes';
import { searchFiles } from '../../.generated/searchFiles';

/** The MCP server of the agents' package, as a client starts it: with the site's own index. */

const PAGES: Readonly<Record<string, string>> = {
  'llms.txt': '# MUI X\n',
  'react-data-grid/editing.md':
    '# Editing\n\n## Save to a server <a id="save"></a>\n\nPass `processRowUpdate`.\n\n## Next <a id="next"></a>\n',
  'react-data-grid/editing/demos/SaveToServer.md': '# Save to server\n\n```tsx\nsave();\n```\n',
  'api/data-grid/data-grid.md':
    '# DataGrid API\n\n## Props <a id="props"></a>\n\n- `processRowUpdate`: `() => R` – Saves.\n- `rows`: `R[]`\n',
};
/** What an answer may take at most, in milliseconds, and how much slower a busy machine may be. */
const LIMIT_MS = 50;
const SLACK = 4;

let root: string;
let client: Client;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'agents-'));
  for (const [file, text] of Object.entries(PAGES)) write(`x/${file}`, text);
  for (const url of [SEARCH_MANIFEST, searchFiles.symbols, ...Object.values(searchFiles.text)]) {
    mkdirSync(path.dirname(path.join(root, url)), { recursive: true });
    copyFileSync(`public${url}`, path.join(root, url));
  }
  await packAgentFiles(root, root);
  client = new Client({ name: 'test', version: '1.0.0' });
  // From another folder: the package finds its files by where it is.
  const args = [path.join(root, 'agents/mcp.mjs')];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd: tmpdir() }),
  );
}, 120_000);

afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function call(name: string, args: Record<string, string>) {
  const answer = await client.callTool({ name, arguments: args });
  const [{ text }] = answer.content as [{ text: string }];
  return { text, isError: answer.isError === true };
}

test('it names its tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'read_page', 'read_section', 'read_demo', 'api', 'find_change'],
  ]);
});

test('search finds what the search of the site finds', async () => {
  const { text } = await call('search', { query: 'save edits to a server' });
  expect(text.split('\n').slice(0, 4).join('\n')).toContain('/x/react-data-grid/editing/');
  expect((await call('search', { query: 'processRowUpdate' })).text).toMatch(
    /^- processRowUpdate: /,
  );
});

test.each([
  ['read_page', { page: 'https://mui.com/x/react-data-grid/editing/#save' }, '# Editing\n'],
  ['read_page', { page: 'react-data-grid/editing.md' }, '# Editing\n'],
  ['read_section', { page: '/x/react-data-grid/editing/', section: '#save' }, '## Save to a'],
  [
    'read_section',
    { page: '/x/api/data-grid/data-grid/', section: 'data-grid-prop-rows' },
    '- `rows`: `R[]`',
  ],
  ['read_demo', { demo: 'SaveToServer' }, '# Save to server\n\n```tsx'],
  ['api', { name: 'processRowUpdate' }, 'Props (api/data-grid/data-grid.md):\n- `processRow'],
  ['api', { name: 'rows', owner: 'DataGrid' }, 'Props (api/data-grid/data-grid.md):\n- `rows`'],
  ['api', { name: 'DataGrid' }, '# DataGrid API'],
])('%s of %o', async (name, args, start) => {
  const { text, isError } = await call(name, args);
  expect(isError).toBe(false);
  expect(text.startsWith(start)).toBe(true);
});

test.each([
  ['read_page', { page: '../../../etc/passwd' }, /^No page/],
  ['read_page', { page: '/x/react-data-grid/editting/' }, /Near: react-data-grid\/editing\.md/],
  ['read_section', { page: '/x/react-data-grid/editing/', section: 'no' }, /It has: save, next\./],
  ['read_demo', { demo: 'SaveToServr' }, /Near: SaveToServer/],
  ['api', { name: 'procesRowUpdate' }, /Near: processrowupdate/],
  ['find_change', { name: 'neverWas' }, /No recorded change/],
])('%s of %o says what is near', async (name, args, pattern) => {
  const { text, isError } = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toMatch(pattern);
});

test('answers come in time', async () => {
  const times: number[] = [];
  const requests: [string, Record<string, string>][] = [
    ['search', { query: 'column width by content' }],
    ['search', { query: 'date range shortcuts' }],
    ['search', { query: 'No row with id #5 found' }],
    ['read_section', { page: '/x/react-data-grid/editing/', section: 'save' }],
    ['api', { name: 'procesRowUpdate' }],
  ];
  for (let round = 0; round < 8; round += 1) {
    for (const [name, args] of requests) {
      const start = performance.now();
      await call(name, args);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)]!);
  console.log(`  answers: median ${median!.toFixed(1)} ms, 95 % below ${p95!.toFixed(1)} ms`);
  expect(median).toBeLessThan(LIMIT_MS * SLACK);
});

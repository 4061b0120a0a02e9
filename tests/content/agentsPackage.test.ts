import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchFiles } from '../../.generated/searchFiles';
import { DOCS_VERSION } from '../../src/core/constants';
import { SEARCH_MANIFEST } from '../../src/core/searchTypes';
import { packAgentFiles } from '../../src/node/render/markdown/packAgentFiles';

/**
 * The tarball that `npm run agents:pack` writes, installed by npm into an empty folder without a
 * network, and its command driven as editors do it.
 */

const PAGES: Readonly<Record<string, string>> = {
  'llms.txt': '# MUI X\n',
  'react-data-grid/editing.md': '# Editing\n\n## Save to a server <a id="save"></a>\n\nPass it.\n',
  'react-data-grid/editing/demos/SaveToServer.md': '# Save to server\n\n```tsx\nsave();\n```\n',
  'api/data-grid/data-grid.md':
    '# DataGrid API\n\n## Props <a id="props"></a>\n\n- `processRowUpdate`: `() => R` – Saves.\n',
};
/** Median of each tool in milliseconds, and how much slower a busy machine may be. */
const LIMIT_MS = 50;
const SLACK = 4;
const ROUNDS = 9;

let root: string;
let client: Client;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'agents-package-'));
  for (const [file, text] of Object.entries(PAGES)) {
    mkdirSync(path.dirname(path.join(root, 'x', file)), { recursive: true });
    writeFileSync(path.join(root, 'x', file), text);
  }
  for (const url of [SEARCH_MANIFEST, searchFiles.symbols, ...Object.values(searchFiles.text)]) {
    mkdirSync(path.dirname(path.join(root, url)), { recursive: true });
    copyFileSync(`public${url}`, path.join(root, url));
  }
  await packAgentFiles(root, root);
  const project = path.join(root, 'project');
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{"private":true}');
  const tarball = path.join(root, `mui-x-docs-markdown-${DOCS_VERSION}.tgz`);
  // Nothing is asked of a registry: the package has no dependencies.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...quiet, tarball], { cwd: project });
  client = new Client({ name: 'test', version: '1.0.0' });
  const command = path.join(project, 'node_modules/.bin/mui-x-docs-mcp');
  expect(existsSync(command)).toBe(true);
  await client.connect(new StdioClientTransport({ command, cwd: project }));
}, 180_000);

afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true });
});

const CALLS: readonly [tool: string, args: Record<string, string>, says: string][] = [
  ['search', { query: 'save edits to a server' }, '/x/react-data-grid/'],
  ['read_page', { page: '/x/react-data-grid/editing/' }, '# Editing'],
  ['read_section', { page: '/x/react-data-grid/editing/', section: 'save' }, '## Save to a server'],
  ['read_demo', { demo: 'SaveToServer' }, 'save();'],
  ['api', { name: 'processRowUpdate' }, '`processRowUpdate`'],
  ['find_change', { name: 'experimentalFeatures' }, 'experimentalFeatures'],
];

test('the tests call every tool', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
});

test.each(CALLS)('%s of %o answers, and in time', async (name, args, says) => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const { content, isError } = await client.callTool({ name, arguments: args });
    times.push(performance.now() - start);
    expect(isError ?? false).toBe(false);
    expect(JSON.stringify(content)).toContain(says);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  console.log(`  ${name}: median ${median.toFixed(1)} ms`);
  expect(median).toBeLessThan(LIMIT_MS * SLACK);
});

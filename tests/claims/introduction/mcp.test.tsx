import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect } from 'vitest';
import { createServer } from '../../../src/mcp/createServer';
import type { Library } from '../../../src/mcp/library';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/introduction/mcp/');

claim('Use the docs of 8.6 offline', 'the server gives the assistant six tools', async () => {
  const server = createServer(new Promise<Library>(() => undefined));
  const client = new Client({ name: 'claim', version: '1.0.0' });
  const [ours, its] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(its), client.connect(ours)]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    ...['api', 'find_change', 'read_demo', 'read_page', 'read_section', 'search'],
  ]);
  await client.close();
});

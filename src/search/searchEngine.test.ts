import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureFiles } from './engine/fixture';
import { SearchEngine } from './searchEngine';
import type { FromEngine } from './searchMessages';

let said: FromEngine[];
let engine: SearchEngine;
beforeEach(() => {
  said = [];
  engine = new SearchEngine((message) => said.push(message));
});
afterEach(() => vi.useRealTimers());

const ask = (id: number, query: string) =>
  engine.receive({ kind: 'ask', id, question: { query, product: 'x-data-grid' } });
const answers = () => said.filter((message) => message.kind === 'answer');

test('answers from the first tier, and from the second when it is there', async () => {
  await engine.receive({ kind: 'symbols', file: fixtureFiles.symbols });
  void ask(1, 'strings');
  await vi.waitFor(() => expect(answers()).toHaveLength(1));
  await engine.receive({ kind: 'texts', files: [fixtureFiles.text] });
  void ask(2, 'strings');
  await vi.waitFor(() => expect(answers()).toHaveLength(2));
  expect(
    said.map((message) => ('tier' in message ? message.tier : 'id' in message && message.id)),
  ).toEqual([...['symbols', 1, 'texts', 2]]);
  expect(answers().map((message) => message.kind === 'answer' && message.answer.isGuess)).toEqual([
    ...[true, false],
  ]);
});

test('of several questions it answers the latest', async () => {
  await engine.receive({ kind: 'symbols', file: fixtureFiles.symbols });
  for (const [id, query] of ['s', 'so', 'sor'].entries()) void ask(id, query);
  await vi.waitFor(() => expect(answers()).toHaveLength(1));
  expect(answers()[0]).toMatchObject({ id: 2 });
});

test('a question before the index is there waits for it', async () => {
  void ask(7, 'sorting');
  await engine.receive({ kind: 'symbols', file: fixtureFiles.symbols });
  expect(said.at(-1)).toMatchObject({ kind: 'answer', id: 7 });
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"pages":[]}',
  '<!doctype html>',
  fixtureFiles.symbols.slice(0, -9),
])('a first tier that reads %s is told', async (file) => {
  await engine.receive({ kind: 'symbols', file });
  expect(said).toEqual([{ kind: 'failed' }]);
});

test('a damaged text is left out and counted, the others are searched', async () => {
  await engine.receive({ kind: 'symbols', file: fixtureFiles.symbols });
  await engine.receive({ kind: 'texts', files: ['{}', '<!doctype html>', fixtureFiles.text] });
  expect(said.at(-1)).toEqual({
    kind: 'indexed',
    tier: 'texts',
    products: ['x-data-grid'],
    damaged: 2,
  });
  void ask(3, 'strings');
  await vi.waitFor(() => expect(answers().at(-1)).toMatchObject({ answer: { isGuess: false } }));
});

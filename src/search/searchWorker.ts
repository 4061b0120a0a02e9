/** The search in a thread of its own: typing stays smooth while an index is built. */
import { SearchEngine } from './searchEngine';
import type { FromEngine, ToEngine } from './searchMessages';

const engine = new SearchEngine((message) => postMessage(message));

postMessage({ kind: 'ready' } satisfies FromEngine);
addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  void engine.receive(data);
});

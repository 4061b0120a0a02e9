/** The search in a thread of its own: typing stays smooth while an index is built. */
import { SearchEngine } from './searchEngine';
import type { ToEngine } from './searchMessages';

const engine = new SearchEngine((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  void engine.receive(data);
});

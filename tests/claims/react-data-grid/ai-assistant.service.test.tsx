import { unstable_gridDefaultPromptResolver as resolvePrompt } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { nothing } from './assistant';

const claim = claimsOf('/x/react-data-grid/ai-assistant/');

/** Answers the next request. */
function answer(body: string, status = 200) {
  const fetch = vi.fn(
    async (_url: string, _options: RequestInit) => new Response(body, { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const ask = () => resolvePrompt('/api/prompt', 'Dramas', '[]', 'films-1', 'Today is Monday.');

claim('See what leaves the browser', 'Four values in the body, and cookies', async () => {
  const fetch = answer(JSON.stringify({ ok: true, data: nothing() }));
  expect(await ask()).toEqual(nothing());
  const [url, options] = fetch.mock.calls[0]!;
  expect([url, options.method, options.credentials]).toEqual(['/api/prompt', 'POST', 'include']);
  expect(JSON.parse(options.body as string)).toEqual({
    query: 'Dramas',
    context: '[]',
    conversationId: 'films-1',
    additionalContext: 'Today is Monday.',
  });
});

claim("Connect MUI's service", 'ok: false rejects with the message', async () => {
  answer(JSON.stringify({ ok: false, message: 'No quota' }), 401);
  await expect(ask()).rejects.toThrow('No quota');
});

claim(
  'Why do I get "Cannot read properties of undefined (reading \'filters\')"?',
  'No data resolves to undefined, HTML rejects',
  async () => {
    answer(JSON.stringify({ error: 'Unauthorized' }), 401);
    expect(await ask()).toBeUndefined();
    answer('<!doctype html>', 404);
    await expect(ask()).rejects.toThrow("Unexpected token '<'");
  },
);

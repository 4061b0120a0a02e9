// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoInfo } from './demoFixture';
import { buildChatRequest, openChat } from './openChat';

const files = [
  { name: 'BasicSort.tsx', code: "import { a } from '../../dataset/a';", html: '' },
  { name: '../../dataset/a.ts', code: 'export const a = 1;', html: '' },
];
const info = { ...demoInfo, dependencies: { dayjs: '1.11.13', '@mui/x-charts': '8.7.0' } };
const variant = { form: 'system', language: 'TS' } as const;

/** Answers the demo's sources, then the chat. */
function answer(chat: () => Response) {
  const fetched = vi.fn((url: string) =>
    Promise.resolve(url.endsWith('.json') ? Response.json({ system: { TS: files } }) : chat()),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const open = vi.fn<() => { opener: unknown } | null>();

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', open);
});
afterEach(() => vi.unstubAllGlobals());

test('the request has the form of the specification', () => {
  expect(buildChatRequest(info, 'https://a.example/#BasicSort', files)).toEqual({
    name: 'Basic sort',
    description: 'From the MUI X documentation: https://a.example/#BasicSort',
    files: [
      { path: 'src/Demo.tsx', content: "import { a } from './dataset/a';", isEntry: true },
      { path: 'src/dataset/a.ts', content: 'export const a = 1;', isEntry: false },
    ],
    type: 'mui-docs',
    package: { name: '@mui/x-charts', version: '8.7.0' },
  });
});

test('posts to the chat and opens its address without a way back', async () => {
  const fetched = answer(() => Response.json({ nextUrl: 'https://chat.example/1' }));
  await openChat('https://api.example', info, variant);
  expect(fetched).toHaveBeenLastCalledWith(
    'https://api.example/v1/public/chat/open',
    expect.objectContaining({ method: 'POST' }),
  );
  expect(open).toHaveBeenCalledWith('https://chat.example/1', '_blank');
  expect(open.mock.results[0]?.value).toEqual({ opener: null });
});

describe('fails without opening anything', () => {
  test.each<[string, () => Response]>([
    ['a refusal', () => new Response('{"nextUrl":"https://a.example"}', { status: 403 })],
    ['no JSON', () => new Response('<html>')],
    ['nothing', () => Response.json(null)],
    ['no address', () => Response.json({})],
    ['a wrong type', () => Response.json({ nextUrl: ['https://a.example'] })],
    ['http', () => Response.json({ nextUrl: 'http://a.example/' })],
    ['a script', () => Response.json({ nextUrl: 'javascript:alert(1)' })],
    ['no host', () => Response.json({ nextUrl: 'https://' })],
  ])('%s', async (_, respond) => {
    answer(respond);
    await expect(openChat('https://api.example', info, variant)).rejects.toThrow();
    expect(open).not.toHaveBeenCalled();
  });

  test('a blocked tab', async () => {
    answer(() => Response.json({ nextUrl: 'https://chat.example/1' }));
    open.mockReturnValue(null);
    await expect(openChat('https://api.example', info, variant)).rejects.toThrow('blocked');
  });
});

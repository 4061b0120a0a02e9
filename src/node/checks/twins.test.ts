import { expect, test } from 'vitest';
import { brokenLinks, linksIn } from './twins';

const twins = [
  { address: '/x/a.md', text: '# A\n\n## B <a id="b"></a>\n\n[c](./a/c.md#d) [b](#b) [no](#no)\n' },
  {
    address: '/x/a/c.md',
    text: '# C\n\n<a id="d"></a>[a](../a.md) [gone](./gone.md) [x](../a.md#x)',
  },
];

test('a link leads to a file that is there, and to an id that it has', () => {
  expect(brokenLinks(twins, () => false)).toEqual([
    '/x/a.md: #no',
    '/x/a/c.md: ./gone.md',
    '/x/a/c.md: ../a.md#x',
  ]);
  expect(brokenLinks(twins, (address) => address === '/x/a/gone.md')).not.toContain(
    '/x/a/c.md: ./gone.md',
  );
});

test('links of other sites and code are left alone', () => {
  const markdown =
    '[a](https://a.example/) [m](mailto:a@b.example) `[code](./no.md)` \\[x\\](no)\n\n' +
    '- Item\n\n  ```md\n  [fence](./no.md)\n  ```\n\n````\n```\n[x](./no.md)\n````\n\n[yes](./yes.md)\n';
  expect(linksIn(markdown)).toEqual(['./yes.md']);
});

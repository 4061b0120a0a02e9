import { expect, test } from 'vitest';
import { judgeTokens } from './checkTokens';

const guide = (name: string, tokens: number) => ({ address: `/x/react-charts/${name}.md`, tokens });

test('half of the guides stay below a limit, and no file is above one', () => {
  const reference = { address: '/x/api/charts/bar.md', tokens: 19_000 };
  const demo = { address: '/x/react-charts/a/demos/B.md', tokens: 9_000 };
  expect(
    judgeTokens([guide('a', 10), guide('b', 8_000), guide('c', 19_999), reference, demo]),
  ).toEqual({ median: 8_000, problems: [] });
  expect(judgeTokens([guide('a', 8_001), { ...reference, tokens: 20_001 }]).problems).toEqual([
    '/x/api/charts/bar.md has 20001 tokens of 20000',
    'half of the guides are above 8001 tokens of 8000',
  ]);
});

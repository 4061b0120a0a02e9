import { expect, test } from 'vitest';
import { issueLink } from './issueLink';

test('keeps the address short enough for a server, whatever was thrown', () => {
  const error = new Error('&#?'.repeat(1000));
  const link = issueLink('Basic sort', 'https://mui.com/x/', error);
  expect(link.length).toBeLessThan(8000);
  expect([...new URL(link).searchParams.keys()]).toEqual(['title', 'body']);
});

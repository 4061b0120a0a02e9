import { expect, test } from 'vitest';
import { feedbackIssue } from './feedbackIssue';

const parts = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('is filled in with page, section and comment', () => {
  const address = feedbackIssue('/x/a/#b', 'Sort & <filter>', 'It #1 fails');
  expect(address).toMatch(/^https:\/\/github\.com\/.+\/issues\/new\?/);
  expect(parts(address)).toEqual({
    title: '[docs] Sort & <filter>',
    body: 'Page: https://mui.com/x/a/#b\nVersion: 8.6.0\n\nIt #1 fails',
  });
});

test.each(['x', '漢', '😀', '\n', '\ud800'])(
  '2,000 times %j keeps the address short',
  (character) => {
    const address = feedbackIssue('/x/a/', 'A', character.repeat(2000));
    expect(address.length).toBeLessThan(8000);
    expect(parts(address).body).toContain('Version');
  },
);

import { expect, test } from 'vitest';
import { addressInLanguage } from './linkLanguage.boot';

const link = (search = '', hash = '') => ({ pathname: '/x/b/', search, hash });

test.each([
  ['', '/x/b/?a=1#h'],
  ['?userLanguage=zh', '/x/b/?a=1&userLanguage=zh#h'],
  ['?userLanguage=', '/x/b/?a=1#h'],
  ['?userLanguage=<script>', '/x/b/?a=1&userLanguage=%3Cscript%3E#h'],
])('on a page with %j', (search, address) => {
  expect(addressInLanguage(link('?a=1', '#h'), search)).toBe(address);
});

test('a link that names a language keeps it', () => {
  expect(addressInLanguage(link('?userLanguage=en'), '?userLanguage=zh')).toBe(
    '/x/b/?userLanguage=en',
  );
});

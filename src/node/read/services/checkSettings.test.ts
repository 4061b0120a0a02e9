import { expect, test } from 'vitest';
import { checkSettings } from './checkSettings';

test.each([
  {},
  { NEXT_PUBLIC_DOCS_HOST: '', SOURCE_CODE_REPO: '' },
  { NEXT_PUBLIC_DOCS_HOST: 'docs.example.com', SOURCE_CODE_REPO: 'https://github.com/me/fork/' },
])('%o can be used', (environment) => {
  expect(() => checkSettings(environment)).not.toThrow();
});

test.each([
  ['NEXT_PUBLIC_DOCS_HOST', 'https://mui.com/'],
  ['NEXT_PUBLIC_DOCS_HOST', 'mui.com/x'],
  ['NEXT_PUBLIC_DOCS_HOST', 'mui.com:3000'],
  ['SOURCE_CODE_REPO', 'javascript:alert(1)'],
  ['SOURCE_CODE_REPO', 'github.com/me/fork'],
])('%s=%s is named', (variable, value) => {
  const check = () => checkSettings({ [variable]: value });
  expect(check).toThrow(`environment variable ${variable}: "${value}" cannot be used.`);
  expect(check).toThrow(/Fix: Write/);
});

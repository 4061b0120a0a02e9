// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { allowScriptUrl, sanitizeHtml } from './defaultPolicy';

afterEach(() => {
  globalThis.docsSanitizeHtml = undefined;
});

test.each(['/_next/static/chunks/a.js', '/x/sw.js', `${location.origin}/_next/static/a.js`])(
  'allows our own script %s',
  (url) => expect(allowScriptUrl(url)).toBe(url),
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/x/sw.js',
  '/x/sw.js/../../evil.js',
  '/x/sw.json',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/other.js',
])('refuses %s', (url) => expect(() => allowScriptUrl(url)).toThrow(TypeError));

test('passes text, turns markup into text until a sanitizer is there, then uses it', () => {
  expect(sanitizeHtml('&#8203;')).toBe('&#8203;');
  expect(sanitizeHtml('<img onerror=alert(1)>')).toBe('&lt;img onerror=alert(1)>');
  globalThis.docsSanitizeHtml = () => '<img>';
  expect(sanitizeHtml('<img onerror=alert(1)>')).toBe('<img>');
});

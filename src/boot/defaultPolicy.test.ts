// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { allowScriptUrl, createDefaultPolicy, sanitizeHtml } from './defaultPolicy';

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

test('allows the scripts of the services that the document names, and no others', () => {
  const meta = document.createElement('meta');
  meta.name = 'services';
  meta.dataset.scripts = '/stand-ins/ads/script.js https://tags.example/';
  document.head.append(meta);
  createDefaultPolicy();
  for (const url of ['https://tags.example/gtag/js?id=1', '/stand-ins/ads/script.js']) {
    expect(allowScriptUrl(url)).toBe(url);
  }
  for (const url of [
    'https://tags.example.evil.example/',
    'http://tags.example/',
    'https://evil.example/?https://tags.example/',
    '/stand-ins/other.js',
    'https://evil.example/stand-ins/ads/script.js',
  ]) {
    expect(() => allowScriptUrl(url), url).toThrow(TypeError);
  }
  meta.remove();
  createDefaultPolicy();
  expect(() => allowScriptUrl('https://tags.example/')).toThrow(TypeError);
});

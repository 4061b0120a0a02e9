// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_CHANGE } from '../core/constants';
import { showProductionError } from './showProductionError';

vi.mock('../../.generated/errorCodes', () => ({
  errorCodes: {
    version: '7.3.11',
    messages: { 9: ['MUI: Unsupported ', 0, ' color.\nUse another.'] },
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.docsTranslate = undefined;
});

function open(search: string): HTMLElement {
  document.body.innerHTML = '<section id="production-error"></section>';
  vi.stubGlobal('location', new URL(`/production-error/${search}`, 'https://mui.com'));
  showProductionError();
  return document.getElementById('production-error')!;
}
const texts = (place: HTMLElement) =>
  [...place.querySelectorAll('h2, p')].map((p) => p.textContent);

test('shows the message with its argument, line by line', () => {
  expect(texts(open('?code=9&args[]=plaid'))).toEqual([
    'Material UI error 9',
    'MUI: Unsupported plaid color.',
    'Use another.',
  ]);
  expect(texts(open('?code=9'))[1]).toBe('MUI: Unsupported [missing argument] color.');
});

test.each([
  ['', 'This address names no error.'],
  ['?code=10', 'Material UI 7.3.11 has no error 10.'],
  ['?code=<img src=x>', '“<img src=x>” is not the number of an error.'],
])('%s: says what is wrong', (search, text) => {
  expect(texts(open(search))).toEqual([text]);
});

test('an argument is text', () => {
  const place = open(
    `?code=9&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>\n<script>')}`,
  );
  expect(place.querySelector('img, script')).toBeNull();
  expect(place.querySelector('blockquote')!.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('another language shows as soon as it is there, and other pages stay as they are', () => {
  const place = open('');
  globalThis.docsTranslate = () => '未指明';
  document.dispatchEvent(new Event(LANGUAGE_CHANGE));
  expect(texts(place)).toEqual(['未指明']);
  document.body.innerHTML = '<p>Guide</p>';
  showProductionError();
  expect(document.body.innerHTML).toBe('<p>Guide</p>');
});

// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, expect, test } from 'vitest';
import { hasStylesheet, loadStylesheet } from './loadStylesheet';

const URL = '/assets/theme.css';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')];

/** As a browser does when the file has come. */
function arrive(link: HTMLLinkElement): void {
  Object.defineProperty(link, 'sheet', { value: {} });
  link.dispatchEvent(new Event('load'));
}

afterEach(() => (document.head.innerHTML = ''));

test('a style sheet comes once, whoever asks and when', async () => {
  const first = loadStylesheet(URL);
  const second = loadStylesheet(URL);
  expect(links()).toHaveLength(1);
  expect(hasStylesheet(URL)).toBe(false);
  arrive(links()[0]!);
  await Promise.all([first, second]);
  await loadStylesheet(URL);
  expect(links()).toHaveLength(1);
  expect(hasStylesheet(URL)).toBe(true);
});

test('one that cannot be had is an error, and the next call tries again', async () => {
  const failed = loadStylesheet(URL);
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('The style sheet /assets/theme.css could not be loaded.');
  expect(links()).toHaveLength(0);
  const again = loadStylesheet(URL);
  arrive(links()[0]!);
  await again;
});

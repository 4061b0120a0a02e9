// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProviders } from '../providers/AppProviders';
import { DemoApi } from './DemoApi';

afterEach(cleanup);

/** Renders the list below some code, and returns it. */
function show(html: string, isSeenAtFirst = false): HTMLElement {
  const { container } = render(
    <AppProviders>
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <DemoApi isSeenAtFirst={isSeenAtFirst} />
    </AppProviders>,
  );
  return container.querySelector('.demo-api')!;
}

test('below the code is each name of the API once', () => {
  const list = show(
    '<a tabindex="-1" href="/x/api/a/">A</a> <a href="/x/api/a/#rows">rows</a> <a href="/x/api/a/">A</a>',
  );
  const links = [...list.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A', '/x/api/a/'],
    ['rows', '/x/api/a/#rows'],
  ]);
  // The keyboard comes to these one by one.
  expect(links.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
});

test('code without such names has no list', () => {
  expect(show('const a = 1;').hidden).toBe(true);
});

test('a list that is seen at first has its line before its names are known', () => {
  expect(show('const a = 1;', true).hidden).toBe(false);
  cleanup();
  expect(show('const a = 1;', true).className).toBe('demo-api one-line');
});

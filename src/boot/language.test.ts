// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { PAGE_CHANGE } from '../core/constants';
// eslint-disable-next-line boundaries/dependencies -- the markup that it works on
import { AppBar } from '../layout/AppBar';
import { followUserLanguage } from './language';

const GUIDE = '/x/introduction/licensing/';
const { pages, labels } = chinese;

const PAGE = `
  <nav id="side-nav">
    <details><summary>Introduction</summary>
      <a href="/x/introduction/licensing/">Licensing <span class="chip">New</span></a>
      <a href="/x/react-charts/pie/">Pie</a>
    </details>
  </nav>
  <main><h1 data-title>Licensing</h1><p>Text</p>
    <a rel="next" href="/x/introduction/support/"><span data-title>Support</span></a>
  </main>`;

const answer = vi.fn(() => Promise.resolve(Response.json({ ...labels, ...pages })));
const text = (selector: string) => document.querySelector(selector)!.textContent.trim();
const older = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#version-menu a[data-version]')].map(
    ({ href }) => href,
  );

/** Shows the page of an address, as a change of page inside the document does. */
async function show(query: string): Promise<void> {
  history.replaceState(null, '', GUIDE + query);
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
  await new Promise((resolve) => setTimeout(resolve));
}

vi.stubGlobal('fetch', answer);
(window as never as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
  'https://mui.com' + GUIDE,
);
followUserLanguage();

beforeEach(() => {
  document.title = 'Licensing - MUI X';
  document.body.innerHTML =
    renderToStaticMarkup(createElement(AppBar, { productId: 'x-charts' })) + PAGE;
});

describe('the reader’s language', () => {
  test('titles come from its table, with their language, and the text stays', async () => {
    await show('?userLanguage=zh');
    expect(text('h1')).toBe(pages[GUIDE]);
    expect(document.title).toBe(`${pages[GUIDE]} - MUI X`);
    expect(text('summary')).toBe(labels.Introduction);
    expect(text('#side-nav a')).toBe(`${pages[GUIDE]} New`);
    expect(text('[rel=next]')).toBe(pages['/x/introduction/support/']);
    expect(text('#side-nav a:last-of-type')).toBe('Pie');
    expect(document.querySelector('h1')!.lang).toBe('zh');
    expect(document.documentElement.dataset.userLanguage).toBe('zh');
    expect(document.documentElement.lang).not.toBe('zh');
  });

  test('going back to English restores everything', async () => {
    await show('?userLanguage=zh');
    await show('?userLanguage=en');
    expect([text('h1'), text('summary'), document.title]).toEqual([
      'Licensing',
      'Introduction',
      'Licensing - MUI X',
    ]);
    expect(document.querySelector('h1')!.hasAttribute('lang')).toBe(false);
  });

  test('what comes later is translated too: the title by React, lists of the navigation', async () => {
    await show('?userLanguage=zh');
    document.title = 'Licensing - MUI X';
    document
      .querySelector('details')!
      .insertAdjacentHTML(
        'beforeend',
        '<a class="late" href="/x/introduction/support/">Support</a>',
      );
    await vi.waitFor(() => expect(text('.late')).toBe(pages['/x/introduction/support/']));
    expect(document.title).toBe(`${pages[GUIDE]} - MUI X`);
  });

  test('prefixes the links to older versions, and only those', async () => {
    await show('?userLanguage=zh');
    expect(older()).toEqual([
      'https://v7.mui.com/zh/x/react-charts/',
      'https://v6.mui.com/zh/x/react-charts/',
    ]);
    await show('');
    expect(older()).toEqual([
      'https://v7.mui.com/x/react-charts/',
      'https://v6.mui.com/x/react-charts/',
    ]);
    expect(document.querySelector('#version-menu [aria-current]')!.getAttribute('href')).toBe(
      '/x/react-charts/',
    );
  });

  test.each([
    ['?userLanguage=zh', 'zh'],
    ['', 'en'],
    ['?userLanguage=xx', 'en'],
  ])('the language menu marks the language of "%s"', async (query, code) => {
    await show(query);
    const marked = document.querySelectorAll('#language-menu [aria-current]');
    expect([...marked].map((link) => link.getAttribute('hreflang'))).toEqual([code]);
  });

  test('an unknown language is English and asks for nothing', async () => {
    answer.mockClear();
    await show('?userLanguage=xx');
    expect(text('h1')).toBe('Licensing');
    expect(answer).not.toHaveBeenCalled();
  });
});

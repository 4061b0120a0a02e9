// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import chinese from '../../translations/translations-zh.json' with { type: 'json' };
import { PAGE_CHANGE } from '../core/constants';
import { translate } from '../core/interfaceText';
import { AppBar } from '../layout/AppBar';
import { followUserLanguage } from './language.boot';

vi.mock('../../.generated/languageScript', () => ({
  languageScript: `${process.cwd()}/src/language/showLanguage.boot.ts`,
}));

const GUIDE = '/x/introduction/licensing/';
const { pages, labels, strings } = chinese;

/** As the build writes it: in English, whatever is shown later. */
const BAR = renderToStaticMarkup(createElement(AppBar, { productId: 'x-charts' }));
const PAGE = `
  <nav id="side-nav">
    <details><summary>Introduction</summary>
      <a href="/x/introduction/licensing/">Licensing <span class="chip">New</span></a>
      <a href="/x/react-charts/pie/">Pie</a>
    </details>
  </nav>
  <main><h1 data-title>Licensing</h1><div class="guide-body"><div class="prose"><p>Search</p></div></div>
    <a rel="next" href="/x/introduction/support/"><span data-title>Support</span></a>
  </main>`;

const answer = vi.fn(() => Promise.resolve(Response.json(chinese)));
const text = (selector: string) => document.querySelector(selector)!.textContent.trim();
const older = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#version-menu a[data-version]')].map(
    ({ href }) => href,
  );

/** How a language shows that it has come in. */
const SEARCH: Record<string, string> = {
  '?userLanguage=zh': strings['Search…'],
  '?userLanguage=xx': '…',
  '?userLanguage=yy': '…',
};

/** Shows the page of an address, as a change of page inside the document does. */
async function show(query: string): Promise<void> {
  history.replaceState(null, '', GUIDE + query);
  document.dispatchEvent(new CustomEvent(PAGE_CHANGE));
  await vi.waitFor(() => expect(text('.search-button-label')).toBe(SEARCH[query] ?? 'Search…'));
}

vi.stubGlobal('fetch', answer);
(window as never as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
  'https://mui.com' + GUIDE,
);
followUserLanguage();

beforeEach(() => {
  document.title = 'Licensing - MUI X';
  document.body.innerHTML = BAR + PAGE;
});

describe('the reader’s language', () => {
  test('titles come from its table, with their language, and the text stays', async () => {
    await show('?userLanguage=zh');
    expect(text('h1')).toBe(pages[GUIDE]);
    expect(document.title).toBe(`${pages[GUIDE]} - MUI X`);
    expect(text('summary')).toBe(labels.Introduction);
    expect(text('#side-nav a')).toBe(`${pages[GUIDE]} ${strings.New}`);
    expect(text('[rel=next]')).toBe(pages['/x/introduction/support/']);
    expect(text('#side-nav a:last-of-type')).toBe('Pie');
    expect(document.querySelector('h1')!.lang).toBe('zh');
    expect(document.documentElement.dataset.userLanguage).toBe('zh');
    expect(document.documentElement.lang).toBe('zh');
    expect(document.querySelector<HTMLElement>('.prose')!.lang).toBe('en');
    expect(text('.prose p')).toBe('Search');
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

  test('strings of the interface come from its table, and from English again', async () => {
    const button = document.querySelector('.bar-settings')!;
    const names = () => ['aria-label', 'title'].map((name) => button.getAttribute(name));
    await show('?userLanguage=zh');
    expect(names()).toEqual(Array(2).fill(strings['Toggle settings drawer']));
    expect(text('.bar-version .visually-hidden')).toBe(strings.Version);
    expect(document.querySelector('.bar-version')!.textContent).toBe('版本 v8.6.0');
    await show('');
    expect(names()).toEqual(Array(2).fill('Toggle settings drawer'));
    expect(document.querySelector('.bar-version')!.textContent).toBe('Version v8.6.0');
    expect(document.querySelector<HTMLElement>('.prose')!.hasAttribute('lang')).toBe(false);
  });

  test('what the table lacks stays English, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show('?userLanguage=zh');
    expect(translate('Not there' as never)).toBe('Not there');
    expect(translate('Not there' as never)).toBe('Not there');
    expect(warn).toHaveBeenCalledExactlyOnceWith('Missing translation for zh:Not there.');
  });

  test('an unknown language reads … where the interface speaks, and asks for nothing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('');
    answer.mockClear();
    await show('?userLanguage=yy');
    expect(text('h1')).toBe('Licensing');
    expect(text('.search-button-label')).toBe('…');
    expect(translate('Try again')).toBe('…');
    expect(document.documentElement.dataset.userLanguage).toBe('unknown');
    expect(answer).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledExactlyOnceWith('Missing language: yy.');
  });
});
